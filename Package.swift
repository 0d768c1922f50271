// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: swift-syntax

/// Where the macro's swift-syntax comes from.
///
/// The toolchain ships swift-syntax for its own plug-ins. Building against that copy needs no network and saves minutes,
/// but takes unsafe flags, which SwiftPM refuses in a package that is a *versioned* dependency. Such a package lies in a
/// `checkouts` folder; there, and where the toolchain has no copy, the ordinary swift-syntax package is used.
let toolchainSyntax: String? = {
  guard !Context.packageDirectory.contains("/checkouts/") else { return nil }
  let files = FileManager.default
  // The running compiler first (the process that evaluates this manifest), then what PATH finds.
  var candidates: [String] = []
  if let running = try? files.destinationOfSymbolicLink(atPath: "/proc/\(getppid())/exe") { candidates.append(running) }
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  candidates += path.split(separator: ":").map { "\($0)/swift" }
  for candidate in candidates where files.fileExists(atPath: candidate) {
    let binary = URL(fileURLWithPath: candidate).resolvingSymlinksInPath()
    let host = binary.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
      .path
    if files.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
  }
  return nil
}()

let syntaxModules = [
  "SwiftBasicFormat", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftOperators", "SwiftParser",
  "SwiftParserDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
]

let syntaxDependencies: [Target.Dependency] =
  toolchainSyntax != nil
  ? []
  : [
    .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
    .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
    .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
  ]
let syntaxSwift: [SwiftSetting] = toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinker: [LinkerSetting] =
  toolchainSyntax.map { host in
    [.unsafeFlags(["-L", host] + syntaxModules.map { "-l" + $0 } + ["-Xlinker", "-rpath", "-Xlinker", host])]
  } ?? []

// MARK: SwiftUI

// On Linux, the SwiftUI surface is compiled and tested against modules that declare what it uses. Apple's machines have
// the real ones, and are the only ones where it is a product.
#if os(Linux)
  // The toolchain would look for its own addition to Testing for a module that is called UIKit.
  let besideStandIns: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
  let standIns: [Target] = [
    .target(name: "UIKit", path: "Tests/StandIns/UIKit"),
    .target(name: "UniformTypeIdentifiers", path: "Tests/StandIns/UniformTypeIdentifiers"),
    .target(name: "Accessibility", path: "Tests/StandIns/Accessibility"),
    .target(
      name: "SwiftUI", dependencies: ["UIKit", "UniformTypeIdentifiers", "Accessibility"],
      path: "Tests/StandIns/SwiftUI"),
    .target(name: "PhotosUI", dependencies: ["SwiftUI"], path: "Tests/StandIns/PhotosUI"),
    .testTarget(
      name: "FieldstoneSwiftUITests", dependencies: ["Fieldstone", "FieldstoneSwiftUI", "SwiftUI", "PhotosUI"],
      swiftSettings: besideStandIns),
    .testTarget(
      name: "SwiftUIStandInTests",
      dependencies: ["Accessibility", "PhotosUI", "SwiftUI", "UniformTypeIdentifiers"],
      path: "Tests/StandIns/SwiftUITests", swiftSettings: besideStandIns),
    .executableTarget(
      name: "AppleSample", dependencies: ["Fieldstone", "FieldstoneSwiftUI", "SwiftUI"],
      path: "Examples/Apple/Sample.swiftpm/App"),
  ]
  let standInModules: [Target.Dependency] = ["SwiftUI", "UIKit", "PhotosUI", "UniformTypeIdentifiers", "Accessibility"]
  let appleProducts: [Product] = []
#else
  let besideStandIns: [SwiftSetting] = []
  let standIns: [Target] = []
  let standInModules: [Target.Dependency] = []
  let appleProducts: [Product] = [.library(name: "FieldstoneSwiftUI", targets: ["FieldstoneSwiftUI"])]
#endif

// MARK: The package

let package = Package(
  name: "Fieldstone",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Fieldstone", targets: ["Fieldstone"]),
    .library(name: "FieldstoneCore", targets: ["FieldstoneCore"]),
    .library(name: "FieldstoneDocuments", targets: ["FieldstoneDocuments"]),
    .library(name: "FieldstoneTesting", targets: ["FieldstoneTesting"]),
    .library(name: "FieldstoneTerminal", targets: ["FieldstoneTerminal"]),
    .library(name: "FieldstoneWeb", targets: ["FieldstoneWeb"]),
    .library(name: "FieldstoneGTK", targets: ["FieldstoneGTK"]),
  ] + appleProducts,
  traits: [
    .trait(name: "Web", description: "The web surface's own server; needs libmicrohttpd."),
    .trait(name: "GTK", description: "The native window; needs GTK 4 and libadwaita."),
  ],
  dependencies: toolchainSyntax != nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"700.0.0")],
  targets: [
    .target(name: "FieldstoneCore"),
    .target(name: "Fieldstone", dependencies: ["FieldstoneCore", "FieldstoneMacros"]),
    .macro(
      name: "FieldstoneMacros", dependencies: syntaxDependencies, swiftSettings: syntaxSwift,
      linkerSettings: syntaxLinker),
    .target(name: "FieldstoneDocuments", dependencies: ["FieldstoneCore"]),
    .target(name: "FieldstoneTesting", dependencies: ["FieldstoneCore"]),
    .target(name: "FieldstoneTerminal", dependencies: ["FieldstoneCore"]),
    .systemLibrary(name: "CMicroHTTP", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(
      name: "FieldstoneWeb",
      dependencies: ["FieldstoneCore", .target(name: "CMicroHTTP", condition: .when(traits: ["Web"]))]),
    // Headers only: SwiftPM does not notice edits in a system library's header, so every wrapper stands in CGtkShim.
    .systemLibrary(name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "CGtkShim", dependencies: [.target(name: "CAdw", condition: .when(traits: ["GTK"]))],
      // For the message where its headers are missing.
      cSettings: [.define("FIELDSTONE_GTK", .when(traits: ["GTK"]))]),
    .target(
      name: "FieldstoneGTK",
      dependencies: ["FieldstoneCore", "CGtkShim", .target(name: "CAdw", condition: .when(traits: ["GTK"]))]),
    .target(name: "FieldstoneSwiftUI", dependencies: ["FieldstoneCore"] + standInModules),
    .target(
      name: "AnySurface", dependencies: ["Fieldstone", "FieldstoneTerminal", "FieldstoneWeb", "FieldstoneGTK"],
      path: "Examples/AnySurface"),
    .target(name: "SampleForms", dependencies: ["Fieldstone"], path: "Examples/SampleForms"),
    .executableTarget(name: "Sample", dependencies: ["AnySurface", "SampleForms"], path: "Examples/Sample"),
    .target(name: "GalleryForms", dependencies: ["Fieldstone"], path: "Examples/GalleryForms"),
    .executableTarget(name: "Gallery", dependencies: ["AnySurface", "GalleryForms"], path: "Examples/Gallery"),
    .target(name: "AccountForms", dependencies: ["Fieldstone"], path: "Examples/AccountForms"),
    .executableTarget(name: "Accounts", dependencies: ["AnySurface", "AccountForms"], path: "Examples/Accounts"),
    .target(name: "RegistrationForms", dependencies: ["Fieldstone"], path: "Examples/RegistrationForms"),
    .executableTarget(
      name: "Registrations",
      dependencies: [
        "AnySurface", "RegistrationForms", "FieldstoneTerminal", "FieldstoneWeb", "FieldstoneGTK",
        .target(name: "CAdw", condition: .when(traits: ["GTK"])),
      ], path: "Examples/Registrations"),
    .target(name: "EditingForms", dependencies: ["Fieldstone"], path: "Examples/EditingForms"),
    .executableTarget(name: "Profile", dependencies: ["AnySurface", "EditingForms"], path: "Examples/Profile"),
    .executableTarget(name: "Settings", dependencies: ["AnySurface", "EditingForms"], path: "Examples/Settings"),
    .executableTarget(name: "Checkout", dependencies: ["AnySurface", "EditingForms"], path: "Examples/Checkout"),
    .target(
      name: "VisaForms", dependencies: ["Fieldstone"], path: "Examples/VisaForms",
      resources: [.embedInCode("Visa.xcstrings")]),
    .executableTarget(name: "Visa", dependencies: ["AnySurface", "VisaForms"], path: "Examples/Visa"),
    .target(name: "InspectorForms", dependencies: ["Fieldstone"], path: "Examples/InspectorForms"),
    .executableTarget(name: "Inspector", dependencies: ["AnySurface", "InspectorForms"], path: "Examples/Inspector"),
    .target(name: "CatalogForms", dependencies: ["Fieldstone"], path: "Examples/CatalogForms"),
    .executableTarget(name: "Catalog", dependencies: ["AnySurface", "CatalogForms"], path: "Examples/Catalog"),
    .target(
      name: "DocumentForms", dependencies: ["Fieldstone", "FieldstoneDocuments"], path: "Examples/DocumentForms",
      resources: [
        .embedInCode("Workshop.json"), .embedInCode("Workshop.schema.json"), .embedInCode("Workshop.fxforms.json"),
      ]),
    .executableTarget(
      name: "Documents", dependencies: ["AnySurface", "DocumentForms", "FieldstoneDocuments"],
      path: "Examples/Documents"),
    .target(name: "OwnControlForms", dependencies: ["Fieldstone"], path: "Examples/OwnControlForms"),
    .executableTarget(
      name: "OwnControl",
      dependencies: [
        "AnySurface", "OwnControlForms", "FieldstoneTerminal", "FieldstoneWeb", "FieldstoneGTK",
        .target(name: "CAdw", condition: .when(traits: ["GTK"])),
      ], path: "Examples/OwnControl"),
    .executableTarget(
      name: "OwnLook",
      dependencies: [
        "AnySurface", "AccountForms", "FieldstoneTerminal", "FieldstoneWeb", "FieldstoneGTK",
        .target(name: "CAdw", condition: .when(traits: ["GTK"])),
      ], path: "Examples/OwnLook"),
    .executableTarget(name: "Plain", dependencies: ["Fieldstone"], path: "Examples/Plain"),
    .executableTarget(name: "ByHand", dependencies: ["FieldstoneCore"], path: "Examples/ByHand"),
    .executableTarget(
      name: "Survey", dependencies: ["FieldstoneCore", "FieldstoneTerminal"], path: "Examples/Survey"),
    .executableTarget(
      name: "OwnScreen", dependencies: ["Fieldstone", "FieldstoneTerminal"], path: "Examples/OwnScreen"),
    .executableTarget(
      name: "OwnWindow",
      dependencies: ["Fieldstone", "FieldstoneGTK", .target(name: "CAdw", condition: .when(traits: ["GTK"]))],
      path: "Examples/OwnWindow"),
    // Forms for tests only: everything that the sample has not.
    .target(name: "ConformanceModels", dependencies: ["Fieldstone"], path: "Tests/Programs/ConformanceModels"),
    .executableTarget(
      name: "ConformanceForms",
      dependencies: ["ConformanceModels", "FieldstoneTerminal", "FieldstoneWeb", "FieldstoneGTK"],
      path: "Tests/Programs/ConformanceForms"),
    .executableTarget(
      name: "Trouble", dependencies: ["Fieldstone", "FieldstoneTerminal"], path: "Tests/Programs/Trouble"),
    .testTarget(
      name: "FieldstoneCoreTests", dependencies: ["FieldstoneCore", "FieldstoneTesting"], exclude: ["Drafts/Golden"]),
    .testTarget(name: "FieldstoneDocumentsTests", dependencies: ["FieldstoneDocuments", "FieldstoneTesting"]),
    // These tests compile the macros' sources themselves, by a link to their folder: if they depended on the plug-in,
    // SwiftPM would build every module twice, once for the host.
    .testTarget(
      name: "FieldstoneMacrosTests", dependencies: syntaxDependencies, exclude: ["Macros/Plugin.swift"],
      swiftSettings: syntaxSwift, linkerSettings: syntaxLinker),
    .testTarget(
      name: "FieldstoneTests", dependencies: ["Fieldstone", "FieldstoneDocuments", "FieldstoneTesting"],
      // The toolchain's ICU, with which the table of plural forms is compared.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "FieldstoneTerminalTests",
      dependencies: ["ConformanceModels", "Fieldstone", "FieldstoneTerminal", "FieldstoneTesting", "VisaForms"],
      exclude: ["Visa/Transcripts"]),
    .testTarget(
      name: "FieldstoneWebTests",
      dependencies: ["Fieldstone", "FieldstoneWeb", "FieldstoneTerminal", "ConformanceModels", "VisaForms"],
      exclude: ["Snapshots"]),
    .target(
      name: "CMainHook", dependencies: ["CGtkShim", .target(name: "CAdw", condition: .when(traits: ["GTK"]))]),
    .testTarget(
      name: "FieldstoneGTKTests",
      dependencies: [
        "Fieldstone", "FieldstoneGTK", "CMainHook", "CGtkShim", "ConformanceModels", "GalleryForms",
        "SampleForms", .target(name: "CAdw", condition: .when(traits: ["GTK"])),
      ]),
    .testTarget(
      name: "FieldstoneConformanceTests",
      dependencies: [
        "Fieldstone", "FieldstoneTesting", "FieldstoneTerminal", "ConformanceModels", "GalleryForms", "SampleForms",
        "AccountForms", "CatalogForms", "DocumentForms", "EditingForms", "InspectorForms", "OwnControlForms",
        "RegistrationForms",
        "VisaForms",
      ] + (standInModules.isEmpty ? [] : ["FieldstoneSwiftUI", "SwiftUI"]), exclude: ["Snapshots"],
      swiftSettings: besideStandIns),
  ] + standIns
)
