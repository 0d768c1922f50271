// swift-tools-version: 6.1
// An app for Xcode and Swift Playgrounds: open this folder on a Mac, choose an iPhone, an iPad or the Mac, and run it.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Sample",
  platforms: [.iOS("18.0")],
  products: [
    .iOSApplication(
      name: "Sample", targets: ["App"], displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [.package(name: "Fieldstone", path: "../../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Fieldstone", package: "Fieldstone"),
        .product(name: "FieldstoneSwiftUI", package: "Fieldstone"),
      ], path: "App")
  ]
)
