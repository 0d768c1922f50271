// swift-tools-version: 6.1
import PackageDescription

// Depends on Fieldstone by path, so it builds offline like Fieldstone itself. The macro product is a dependency although
// no benchmark imports it: `macro-typecheck` compiles against the module and the plug-in that are built with it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  // With the web surface's own server, which `http-page` measures, and windows.
  dependencies: [.package(name: "Fieldstone", path: "..", traits: ["Web", "GTK"])],
  targets: [
    .target(name: "CHeap"),
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "CWindow", dependencies: ["CAdwaita"]),
    // The same widgets by hand, in C: what a window costs at least.
    .executableTarget(name: "CWindowForm", dependencies: ["CAdwaita", "CWindow"]),
    // The same page by hand, in C, from the same library's server.
    .executableTarget(name: "CPageServer", linkerSettings: [.linkedLibrary("microhttpd")]),
    .executableTarget(
      name: "BenchWindow",
      dependencies: [
        "CWindow",
        .product(name: "FieldstoneCore", package: "Fieldstone"),
        .product(name: "FieldstoneGTK", package: "Fieldstone"),
      ]),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "CHeap",
        .product(name: "Fieldstone", package: "Fieldstone"),
        .product(name: "FieldstoneCore", package: "Fieldstone"),
        .product(name: "FieldstoneDocuments", package: "Fieldstone"),
        .product(name: "FieldstoneWeb", package: "Fieldstone"),
      ]),
    .executableTarget(
      name: "BenchForm",
      dependencies: [
        .product(name: "FieldstoneCore", package: "Fieldstone"),
        .product(name: "FieldstoneDocuments", package: "Fieldstone"),
        .product(name: "FieldstoneTerminal", package: "Fieldstone"),
      ]),
  ]
)
