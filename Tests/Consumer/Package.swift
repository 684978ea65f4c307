// swift-tools-version: 6.3
import PackageDescription

// Scenarios are built and run on Linux. On Apple's platforms nothing of scenario-run is fetched or built, and `import SwiftUI`
// is Apple's.
#if os(Linux)
  let packages: [Package.Dependency] = [.package(url: "…/scenario-run", from: "0.1.0")]
  // Every target that holds views or their values names both products, tests included: SwiftPM compiles a target again after an
  // upgrade only when the target names what changed.
  let scenarios: [Target.Dependency] = [
    .product(name: "SwiftUI", package: "scenario-run"),
    .product(name: "ScenarioKit", package: "scenario-run"),
  ]
  let runner: [Target] = [
    .executableTarget(name: "shop-scenarios", dependencies: ["ShopUI", "LegacyUI"] + scenarios),
    .testTarget(name: "ShopTests", dependencies: ["shop-scenarios", "ShopUI", "LegacyUI"] + scenarios),
  ]
#else
  let packages: [Package.Dependency] = []
  let scenarios: [Target.Dependency] = []
  let runner: [Target] = []
#endif

let package = Package(
  name: "Shop",
  products: [.library(name: "ShopUI", targets: ["ShopUI"])],
  dependencies: packages,
  targets: [
    .target(
      name: "ShopUI", dependencies: ["LegacyUI"] + scenarios, swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "LegacyUI", dependencies: scenarios, swiftSettings: [.swiftLanguageMode(.v5)]),
  ] + runner
)
