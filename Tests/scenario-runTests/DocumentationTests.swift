import Foundation
import Testing

/// What the documentation shows is what is built and run.
@Suite("Documentation") struct DocumentationTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Self.repository.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test(
    "YourOwnComponents.md shows the files of the package that CI builds",
    arguments: ["Package.swift", "Sources/ShopUI/Catalog.swift", "Sources/shop-scenarios/main.swift"])
  func consumer(file: String) throws {
    let page = try text("Sources/ScenarioKit/ScenarioKit.docc/YourOwnComponents.md")
    let source = try text("Tests/Consumer/\(file)")
    #expect(page.contains("```swift\n\(source)```"), "\(file) is not in the page as it is")
  }

  @Test("The changelog, the program, the manifests and the README agree on the version")
  func version() async throws {
    let changelog = try text("CHANGELOG.md")
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = heading.dropFirst(3)
    let outcome = try await Program.run(["--version"], in: Self.repository)
    #expect(outcome.output == "scenario-run \(version)\n")
    for page in ["README.md", "Tests/Consumer/Package.swift"] {
      #expect(try text(page).contains("scenario-run\", from: \"\(version)\")"), "\(page)")
    }
  }
}
