import Fieldstone

/// The settings of a player: each change is saved by itself.
@Form
package struct Settings: Codable, Sendable {
  var appearance = Appearance.system
  @Field(.slider(0...10)) var volume = 5
  var playsNextByItself = true
  @Field("Skip by", .range(5...60), .unit("s")) var skip = 15
  @Field(.required) var deviceName = "Living room"
  /// Others need it to use this device.
  @Field("PIN", .pattern("[0-9]{4}", "Enter four digits.")) var pin = ""

  package enum Appearance: String, Codable, Sendable, CaseIterable { case light, dark, system }

  package init() {}

  package static func arrange(_ form: FormBuilder<Settings>) {
    form.title("Settings")
    form.mode(.free)
    form.section("Player") { $0.fields(\.appearance, \.volume, \.playsNextByItself, \.skip) }
    form.section("Device") { $0.fields(\.deviceName, \.pin) }
  }

  package static func session(_ environment: FormEnvironment) -> FormSession<Settings> {
    let form = FormSession(Settings(), environment: environment)
    form.onSave { _ in }
    return form
  }
}
