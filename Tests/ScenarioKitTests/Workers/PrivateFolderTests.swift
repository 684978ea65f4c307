import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioKit

/// A worker's own home and temporary folder.
@Suite struct PrivateFolderTests {
  private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test func `it has a home and a temporary folder, for its owner alone`() throws {
    let (folder, lock) = try PrivateFolder.make()
    defer { close(lock) }
    defer { folder.remove() }
    for path in [folder.path, folder.home, folder.temporary] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.type] as? FileAttributeType == .typeDirectory)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }
    #expect(folder.variables["HOME"] == folder.home)
    #expect(folder.variables["TMPDIR"] == folder.temporary)
    #expect(folder.variables.values.contains(folder.path))
  }

  @Test func `no two are the same`() throws {
    let folders = try (0..<20).map { _ in try PrivateFolder.make() }
    defer {
      for (folder, lock) in folders {
        folder.remove()
        close(lock)
      }
    }
    #expect(Set(folders.map(\.folder.path)).count == 20)
  }

  @Test func `it goes with everything in it, also what nobody may read or write`() throws {
    let (folder, lock) = try PrivateFolder.make()
    defer { close(lock) }
    let deep = folder.home + "/a/b/c"
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(fileURLWithPath: deep + "/file"))
    try FileManager.default.createSymbolicLink(atPath: deep + "/link", withDestinationPath: "/")
    chmod(deep + "/file", 0)
    chmod(deep, 0)
    chmod(folder.home, 0o500)
    folder.remove()
    #expect(!Self.exists(folder.path))
    // What is gone may be removed again.
    folder.remove()
  }

  @Test func `what a link points to stays`() throws {
    let other = try TemporaryFolder()
    try other.write("x", "file")
    let (folder, lock) = try PrivateFolder.make()
    defer { close(lock) }
    try FileManager.default.createSymbolicLink(atPath: folder.temporary + "/link", withDestinationPath: other.url.path)
    folder.remove()
    #expect(!Self.exists(folder.path))
    #expect(other.files == ["file"])
  }

  @Test func `a lock is held until its descriptor is closed`() throws {
    let (folder, lock) = try PrivateFolder.make()
    defer { folder.remove() }
    try #require(lock >= 0)
    let other = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) != 0)
    close(lock)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
  }
}
