#if Web
  import Fieldstone
  import Testing

  @testable import FieldstoneWeb

  /// A page that is several times as long as the view.
  @Form
  private struct Journal {
    @Field(.required) var name = "Ada"
    var first = "a"
    var second = "b"
    var third = "c"
    var fourth = "d"
    @Field(.longText) var diary = ""
    var wantsNews = false
    @Field(.options(["North", "East", "South"]), .list) var direction = "East"
    @Field(.range(1...5), .stepper) var seats = 1
    @Field(.minimumCount(1)) var links = ["one", "two"]
    var fifth = "e"
    var sixth = "f"
    var seventh = "g"
    var eighth = "h"

    static func arrange(_ form: FormBuilder<Journal>) {
      form.mode(.save)
      form.section("A section", footer: "A footer") { $0.fields(\.name, \.first, \.second, \.third) }
      form.remainingFields()
    }
  }

  @Suite("The keyboard in a browser")
  struct KeyboardBrowserTests {
    @Test(
      "Whatever has the focus is in view and uncovered, and so is the caret of a long text",
      arguments: ["script", "plain", "webkit"])
    func inView(script: String) async throws {
      let server = WebFormServer(WebFormSite(title: "Journal") { FormSession(Journal()) })
      try server.start(port: 0)
      defer { server.stop() }
      let walk = try await BrowserRun(
        "keyboard.py", "http://127.0.0.1:\(server.port)/", script == "webkit" ? BrowserRun.webKit : BrowserRun.browser,
        [script])
      #expect(walk.troubles == "")
      #expect(walk.status == 0)
    }
  }
#endif
