import Foundation

/// Runs git in a folder and waits for it.
///
/// By `posix_spawn`: `Process` would turn the run loop while it waits, and with it jobs of the main actor.
struct GitCommand {
  /// Why there is no answer.
  struct Failure: Error {
    var reason: String
    var hint: String?
  }

  let folder: String
  let variables: [String: String]
  /// A path, or a name to look for.
  var program = "git"

  /// Variables by which a git hook ties its commands to one repository, relative to a folder that is not ours.
  private static let tying: Set<String> = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]

  /// What git writes to standard output.
  func run(_ arguments: [String]) throws(Failure) -> [UInt8] {
    // Files, not pipes: nobody has to read while git writes.
    guard let output = tmpfile(), let errors = tmpfile() else {
      throw Failure(reason: "no temporary file: \(FileFailure.words(errno))")
    }
    defer {
      fclose(output)
      fclose(errors)
    }
    let words = [program, "-C", folder, "--no-pager"] + arguments
    guard words.allSatisfy({ !$0.utf8.contains(0) }) else { throw Failure(reason: "a name has a zero byte in it") }
    let status = try spawn(words, output: fileno(output), errors: fileno(errors))
    if status == 0 { return Self.contents(of: output) }
    let lines = String(decoding: Self.contents(of: errors), as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }) ?? lines.first else {
      throw Failure(reason: "git failed (\(status))")
    }
    let isRevision = ["bad revision", "ambiguous argument", "unknown revision", "bad object"].contains {
      line.contains($0)
    }
    throw Failure(
      reason: "git says: \(line)",
      hint: isRevision ? "name a commit, branch or tag; a shallow clone has to fetch it first" : nil)
  }

  private func spawn(_ words: [String], output: Int32, errors: Int32) throws(Failure) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)

    var settings = variables.filter { !Self.tying.contains($0.key) && !$0.key.isEmpty }
    settings["LC_ALL"] = "C"
    // Asking must not write to the index.
    settings["GIT_OPTIONAL_LOCKS"] = "0"
    var argv = words.map { strdup($0) } + [nil]
    var envp = settings.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }

    var child: pid_t = 0
    let code = posix_spawnp(&child, program, &actions, nil, &argv, &envp)
    guard code == 0 else {
      throw Failure(reason: code == ENOENT ? "there is no git" : "git does not start: \(FileFailure.words(code))")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(reason: "git is gone: \(FileFailure.words(errno))") }
    }
    let signal = status & 0x7f
    guard signal == 0 else { throw Failure(reason: "git ended by signal \(signal)") }
    return (status >> 8) & 0xff
  }

  private static func contents(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    // The child wrote through a descriptor that shares its place with ours.
    rewind(file)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
