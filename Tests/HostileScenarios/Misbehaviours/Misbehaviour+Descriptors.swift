import Foundation

extension Misbehaviour {
  /// What is done to files and pipes that belong to others.
  static let descriptors = [
    Misbehaviour("close-all-descriptors") {
      for descriptor in allDescriptors { close(descriptor) }
      return "Closed"
    },
    Misbehaviour("close-standard-descriptors") {
      for descriptor: Int32 in 0...2 { close(descriptor) }
      return "Closed"
    },
    Misbehaviour("replace-all-descriptors") {
      let null = open("/dev/null", O_RDWR)
      for descriptor in allDescriptors where descriptor != null && isOpen(descriptor) { dup2(null, descriptor) }
      return "Replaced"
    },
    Misbehaviour("write-to-all-descriptors") {
      // Only what a program of this kind has handed down: a shell's pipes are left alone.
      guard ProcessFiles.parentIsSameProgram else { return "No parent" }
      let garbage: [UInt8] = [0x7B, 0x22, 0xFF, 0x00, 0x0A] + Array("passed\n".utf8)
      for descriptor in allDescriptors where isOpen(descriptor) { write(descriptor, garbage, garbage.count) }
      return "Written"
    },
    Misbehaviour("broken-pipe") {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      close(ends[0])
      write(ends[1], "x", 1)
      return "Written"
    },
  ]

  private static let allDescriptors: Range<Int32> = 0..<1_024

  private static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) != -1 }
}
