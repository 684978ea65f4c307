// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// Scenarios are built and run on Linux. Elsewhere the package is empty: `SwiftUI` and `Combine` are Apple's there, and the C
// targets need Linux. An app that follows the documented manifest does not even fetch this package on a Mac.
#if os(Linux)
  /// The arrows of the house: what each target may import. All lead to what stands nearer to the floor.
  enum Arrows {
    static let from = [
      "PreviewKit": ["Combine", "CPreviews", "ScenarioSupport"],
      "SwiftUI": ["PreviewKit"],
      "ScenarioDocuments": ["PreviewKit"],
      "ScenarioStage": ["ScenarioDocuments", "CHermetic"],
      "ScenarioKit": ["ScenarioStage", "CWorkers"],
      "NotesScenarios": ["SwiftUI", "ScenarioKit"],
      "scenario-run": ["NotesScenarios"],
      "hostile-run": ["SwiftUI", "ScenarioKit"],
      "benchmarks": ["ScenarioKit"],
      "ScenarioTestSupport": ["ScenarioDocuments"],
    ]
  }

  let package = Package(
    name: "scenario-run",
    products: [
      .library(name: "Combine", targets: withAllBelow(["Combine"])),
      .library(name: "PreviewKit", targets: withAllBelow(["PreviewKit"])),
      .library(name: "SwiftUI", targets: withAllBelow(["SwiftUI"])),
      .library(name: "ScenarioKit", targets: withAllBelow(["ScenarioKit"])),
      .executable(name: "scenario-run", targets: ["scenario-run"]),
    ],
    targets: [
      .macro(name: "PreviewKitMacros"),
      .target(name: "Combine"),
      .target(name: "CPreviews"),
      .target(name: "PreviewKit", dependencies: allBelow("PreviewKit") + ["PreviewKitMacros"]),
      .target(name: "SwiftUI", dependencies: allBelow("SwiftUI")),
      .target(name: "CHermetic"),
      .target(name: "CWorkers"),
      .target(name: "ScenarioSupport"),
      .target(name: "ScenarioDocuments", dependencies: allBelow("ScenarioDocuments")),
      .target(name: "ScenarioStage", dependencies: allBelow("ScenarioStage")),
      .target(name: "ScenarioKit", dependencies: allBelow("ScenarioKit")),
      .target(
        name: "NotesScenarios", dependencies: allBelow("NotesScenarios"),
        swiftSettings: [.defaultIsolation(MainActor.self)]),
      .executableTarget(name: "scenario-run", dependencies: allBelow("scenario-run")),
      .executableTarget(
        name: "hostile-run", dependencies: allBelow("hostile-run"), path: "Tests/HostileScenarios",
        swiftSettings: [.defaultIsolation(MainActor.self)]),
      .executableTarget(name: "benchmarks", dependencies: allBelow("benchmarks"), path: "Tests/Benchmarks"),
      .testTarget(name: "CombineTests", dependencies: these(["Combine"])),
      .testTarget(name: "PreviewKitTests", dependencies: these(["PreviewKit", "SwiftUI"])),
      .testTarget(name: "PreviewKitMacrosTests", dependencies: these(["PreviewKitMacros", "PreviewKit"])),
      .target(
        name: "ScenarioTestSupport", dependencies: allBelow("ScenarioTestSupport"), path: "Tests/ScenarioTestSupport"),
      .testTarget(name: "ScenarioSupportTests", dependencies: these(["ScenarioSupport"])),
      .testTarget(name: "ScenarioDocumentsTests", dependencies: these(["ScenarioDocuments", "ScenarioTestSupport"])),
      .testTarget(name: "ScenarioStageTests", dependencies: these(["ScenarioStage", "ScenarioTestSupport"])),
      .testTarget(name: "ScenarioKitTests", dependencies: these(["ScenarioKit", "ScenarioTestSupport"])),
      .testTarget(name: "NotesScenariosTests", dependencies: these(["NotesScenarios"])),
      .testTarget(name: "scenario-runTests", dependencies: these(["scenario-run"])),
    ],
    swiftLanguageModes: [.v6]
  )

  /// Targets and all that they stand on. SwiftPM compiles a target again after a change of a module only when the target
  /// names that module, or a product that names it; otherwise it keeps layouts that are no longer true, and crashes. So each
  /// target and each product names all that is below it.
  func withAllBelow(_ names: [String]) -> [String] {
    names.reduce(into: []) { all, name in
      for name in [name] + withAllBelow(Arrows.from[name, default: []]) where !all.contains(name) { all.append(name) }
    }
  }

  func allBelow(_ name: String) -> [Target.Dependency] { these(Arrows.from[name, default: []]) }

  func these(_ names: [String]) -> [Target.Dependency] { withAllBelow(names).map { .init(stringLiteral: $0) } }
#else
  let package = Package(name: "scenario-run")
#endif
