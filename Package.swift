// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// `SwiftUI` and `Combine` exist on Apple's platforms already; there the app's own sources use the real ones.
#if os(Linux)
  let linuxProducts: [Product] = [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
  ]
#else
  let linuxProducts: [Product] = []
#endif

let package = Package(
  name: "scenario-run",
  products: [
    .library(name: "PreviewKit", targets: ["PreviewKit"]),
    .library(name: "ScenarioKit", targets: ["ScenarioKit"]),
    .executable(name: "scenario-run", targets: ["scenario-run"]),
  ] + linuxProducts,
  targets: [
    .macro(name: "PreviewKitMacros"),
    .target(name: "Combine"),
    .target(name: "CPreviews"),
    .target(name: "PreviewKit", dependencies: ["Combine", "PreviewKitMacros", "CPreviews"]),
    .target(name: "SwiftUI", dependencies: ["PreviewKit", "Combine"]),
    .target(name: "CHermetic"),
    .target(name: "CWorkers"),
    .target(name: "ScenarioKit", dependencies: ["PreviewKit", "CHermetic", "CWorkers"]),
    .target(
      name: "NotesScenarios",
      dependencies: ["SwiftUI", "ScenarioKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(name: "scenario-run", dependencies: ["NotesScenarios", "ScenarioKit"]),
    .executableTarget(
      name: "hostile-run", dependencies: ["SwiftUI", "ScenarioKit"], path: "Tests/HostileScenarios",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(name: "benchmarks", dependencies: ["PreviewKit", "ScenarioKit"], path: "Tests/Benchmarks"),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "PreviewKitTests", dependencies: ["PreviewKit", "SwiftUI"]),
    .testTarget(name: "PreviewKitMacrosTests", dependencies: ["PreviewKit", "PreviewKitMacros"]),
    .testTarget(name: "ScenarioKitTests", dependencies: ["ScenarioKit", "PreviewKit"]),
    .testTarget(name: "NotesScenariosTests", dependencies: ["NotesScenarios", "ScenarioKit"]),
    .testTarget(name: "scenario-runTests", dependencies: ["scenario-run", "ScenarioKit"]),
  ],
  swiftLanguageModes: [.v6]
)
