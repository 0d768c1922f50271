import SwiftUI
import Testing

private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@MainActor struct EnvironmentTests {
  struct Themed: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(verbatim: theme) }
  }
  struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(verbatim: "\(isEnabled)") }
  }
  struct Screen: View {
    @State private var theme = "dark"
    @State private var isDisabled = false
    var body: some View {
      VStack {
        Themed()
        Enabled()
      }
      .environment(\.theme, theme)
      .disabled(isDisabled)
      Themed()
      Button("Light") { theme = "light" }
      Button("Lock") { isDisabled = true }
    }
  }

  @Test("A value reaches what reads it, and nothing else is evaluated")
  func values() throws {
    let host = StandInHost(Screen())
    #expect(host.root.all(.text).map(\.label) == ["dark", "true", "plain"])
    host.resetBodies()
    try host.root.find(.button, "Light").tap()
    #expect(host.root.all(.text).map(\.label) == ["light", "true", "plain"])
    #expect(host.bodies == ["Screen": 1, "Themed": 1])
    host.resetBodies()
    try host.root.find(.button, "Lock").tap()
    #expect(host.root.all(.text).map(\.label) == ["light", "false", "plain"])
    #expect(host.bodies == ["Screen": 1, "Enabled": 1])
  }

  struct Phase: View {
    @Environment(\.scenePhase) private var phase
    @State private var saved = 0
    var body: some View {
      Text(verbatim: "saved \(saved)")
        .onChange(of: phase) { _, new in if new == .background { saved += 1 } }
    }
  }
  @Test("The scene's phase can be set from outside")
  func phase() {
    let host = StandInHost(Phase())
    host.setScenePhase(.background)
    #expect(host.root.first(.text)?.label == "saved 1")
  }

  @Test("Nothing disabled can be used")
  func disabled() throws {
    let host = StandInHost(Button("Save") {}.disabled(true))
    let button = try host.root.find(.button)
    #expect(!button.isEnabled)
    #expect(throws: StandInError.self) { try button.tap() }
  }

  @Test("Words of modifiers reach the controls below")
  func inherited() throws {
    let form = Form { TextField("Name", text: .constant("")).keyboardType(.emailAddress) }
      .formStyle(.grouped).autocorrectionDisabled().submitLabel(.next)
    let field = try StandInHost(form).root.find(.textField)
    #expect(field.attributes["keyboardType"] == "emailAddress")
    #expect(field.attributes["formStyle"] == "grouped")
    #expect(field.attributes["autocorrectionDisabled"] == "true")
    #expect(field.attributes["submitLabel"] == "next")
  }
}
