import SwiftUI

/// Shows what components share with all that runs in their process, so that it is seen when another one changed it.
struct SurroundingsView: View {
  var body: some View {
    VStack {
      Text("Working directory: \(FileManager.default.currentDirectoryPath == "/" ? "/" : "not /")")
      Text("File mode mask: \(String(Surroundings.fileModeMask, radix: 8))")
      Text("\(Surroundings.variable): \(ProcessInfo.processInfo.environment[Surroundings.variable] ?? "not set")")
      Text("Temporary file: \(Surroundings.hasTemporaryFile ? "there" : "not there")")
      Text("Descriptors: \(Surroundings.descriptorLimit > 3 ? "enough" : "too few")")
      Text("SIGTERM: \(Surroundings.ignores(SIGTERM) ? "ignored" : "not ignored")")
      Text("SIGSEGV: \(Surroundings.ignores(SIGSEGV) ? "ignored" : "not ignored")")
    }
  }
}
