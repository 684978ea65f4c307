import Foundation

/// Runs another program and waits for it.
///
/// By `posix_spawn`: `Process` would turn the run loop while it waits, and with it jobs of the main actor.
package struct Subprocess {
  /// The output and the exit status of the process.
  package struct Outcome {
    /// The exit status; nil when a signal ended it.
    package var status: Int32?
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  /// A path, or a name to look for.
  package var program: String
  package var arguments: [String]
  package var variables: [String: String]

  package init(
    program: String, arguments: [String], variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.program = program
    self.arguments = arguments
    self.variables = variables
  }

  /// - Throws: Why it does not start; `ENOENT` when there is no such program.
  package func run() throws(SystemFailure) -> Outcome {
    // Files, not pipes: a full pipe would block the process until this one reads.
    guard let output = tmpfile(), let errors = tmpfile() else { throw SystemFailure("make a temporary file") }
    defer {
      fclose(output)
      fclose(errors)
    }
    let status = try spawn(output: fileno(output), errors: fileno(errors))
    return Outcome(
      status: status & 0x7f == 0 ? status >> 8 & 0xff : nil, output: Self.contents(of: output),
      errors: Self.contents(of: errors))
  }

  private func spawn(output: Int32, errors: Int32) throws(SystemFailure) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    var envp = variables.filter { !$0.key.isEmpty }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, program, &actions, nil, &argv, &envp)
    guard code == 0 else { throw SystemFailure("start \(program)", code: code) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemFailure("wait for \(program)") }
    }
    return status
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
