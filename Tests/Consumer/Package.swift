// swift-tools-version: 6.1
import PackageDescription

// An independent package that uses Fieldstone only through its products.
let package = Package(
  name: "Conference",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Fieldstone", path: "../..")],
  targets: [
    .target(
      name: "Conference",
      dependencies: [
        .product(name: "Fieldstone", package: "Fieldstone"),
        .product(name: "FieldstoneTerminal", package: "Fieldstone"),
      ]),
    .testTarget(
      name: "ConferenceTests",
      dependencies: ["Conference", .product(name: "FieldstoneTesting", package: "Fieldstone")]),
  ]
)
