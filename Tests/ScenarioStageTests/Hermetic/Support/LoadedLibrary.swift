import Foundation

/// A library of this process, and what it asks the dynamic linker for.
struct LoadedLibrary {
  let path: String
  /// The functions that it calls, and the variables that it uses, by name: the linker binds them when the program runs.
  let importedNames: Set<String>

  /// The library of a file name; nil when the process has not loaded it, or the file cannot be understood.
  init?(named name: String) {
    // A file of the kernel has no size, so it is read to its end.
    guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
      let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first(where: { $0.hasSuffix("/\(name)") }
      ),
      let start = line.firstIndex(of: "/"),
      let file = FileManager.default.contents(atPath: String(line[start...]))
    else { return nil }
    path = String(line[start...])
    importedNames = file.withUnsafeBytes { ELF(bytes: $0).importedNames }
    guard !importedNames.isEmpty else { return nil }
  }
}

/// The parts of a 64-bit ELF file that tell which symbols it imports.
private struct ELF {
  let bytes: UnsafeRawBufferPointer

  private struct Section {
    let kind: UInt32
    let offset: Int
    let size: Int
    let link: Int
  }

  private static let symbolTable: UInt32 = 11
  private static let relocations: UInt32 = 4

  private func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
    bytes.loadUnaligned(fromByteOffset: offset, as: type)
  }

  private var sections: [Section] {
    let start = Int(number(UInt64.self, at: 40))
    return (0..<Int(number(UInt16.self, at: 60))).map { index in
      let header = start + index * 64
      return Section(
        kind: number(UInt32.self, at: header + 4), offset: Int(number(UInt64.self, at: header + 24)),
        size: Int(number(UInt64.self, at: header + 32)), link: Int(number(UInt32.self, at: header + 40)))
    }
  }

  /// The symbols of all relocations that name one.
  var importedNames: Set<String> {
    let sections = sections
    var used: Set<UInt64> = []
    for section in sections where section.kind == Self.relocations {
      for entry in stride(from: section.offset, to: section.offset + section.size, by: 24) {
        let symbol = number(UInt64.self, at: entry + 8) >> 32
        if symbol != 0 { used.insert(symbol) }
      }
    }
    guard let symbols = sections.first(where: { $0.kind == Self.symbolTable }) else { return [] }
    let names = sections[symbols.link].offset
    return Set(
      used.map { symbol in
        let name = names + Int(number(UInt32.self, at: symbols.offset + Int(symbol) * 24))
        return String(cString: bytes.baseAddress!.advanced(by: name).assumingMemoryBound(to: CChar.self))
      })
  }
}
