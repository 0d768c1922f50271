import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Files on the screen")
struct FileScreenTests: ScreenSuite {
  private let folder: FileFolder
  private let form = FormSession(Submission())
  let screen: FormScreen

  init() throws {
    folder = try FileFolder()
    screen = FormScreen(form, width: 90, height: 30)
    go(to: "photo")
  }

  private var text: String { shown.replacing("\u{A0}", with: " ") }

  @Test("A path is typed with suggestions, Tab completes it, and Enter takes the file")
  func typed() {
    #expect(text.contains("Path of a file") && text.contains("Tab Complete  Enter Choose"))
    type(folder.path + "/pi")
    #expect(text.contains("  pictures/") && form.model.photo == nil)
    press(Key(.tab))
    #expect(text.contains("  ada.png") && text.contains("  adele.png"))
    press(Key(.tab), Key(.text("a")), Key(.tab))
    #expect(screen.editor?.text == folder.path + "/pictures/ada.png")
    press(Key(.enter))
    #expect(form.model.photo?.name == "ada.png" && screen.focus == "photo" && screen.editor?.text == "")
    #expect(text.contains("ada.png, 1 kB, 800 × 600") && text.contains("Path of another file"))
    press(Key(.enter))
    #expect(screen.focus == "papers[+]" && text.contains("ada.png, 1 kB"))
    #expect(!text.contains("Path of another file"))
  }

  @Test("A suggestion is taken with the arrows or a click; a folder goes on with its files")
  func suggestions() throws {
    type(folder.path + "/")
    press(Key(.down), Key(.down), Key(.down), Key(.enter))
    #expect(screen.editor?.text == folder.path + "/pictures/" && text.contains("  ada.png"))
    try click("ada.png")
    #expect(form.model.photo?.name == "ada.png")
  }

  @Test("What isn't accepted is an issue of the row, and the path can be corrected; Delete removes a file")
  func refused() {
    type(folder.path + "/lies.png")
    press(Key(.enter))
    #expect(form.model.photo == nil && text.contains("✗ The format of “lies.png” is PDF."))
    #expect(screen.editor?.text.hasSuffix("/lies.png") == true)
    press(Key(.tab))
    #expect(screen.focus == "papers[+]", "Tab leaves the row although the path was refused.")
    go(to: "photo")
    #expect(screen.editor?.text.hasSuffix("/lies.png") == true && text.contains("✗ The format of “lies.png” is PDF."))
    press(Key(.end))
    for _ in 0..<8 { press(Key(.backspace)) }
    type("pictures/ada.png")
    press(Key(.enter))
    #expect(form.model.photo?.name == "ada.png" && !text.contains("✗"))
    #expect(text.contains("Delete Remove"))
    press(Key(.delete))
    #expect(form.model.photo == nil)
    press(.control("_"))
    #expect(form.model.photo?.name == "ada.png")
  }

  @Test("A refused path can be completed, or dropped for the file before it")
  func dropped() throws {
    type(folder.path + "/pictures/ada.png")
    press(Key(.enter))
    let file = try #require(form.model.photo)
    type(folder.path + "/pi")
    press(Key(.enter))
    #expect(text.contains("✗ There is no file"))
    press(Key(.tab))
    #expect(screen.editor?.text == folder.path + "/pictures/")
    screen.editor?.replace("")
    press(Key(.delete))
    #expect(form.model.photo == file && !text.contains("✗"))
    go(to: "title")
    go(to: "photo")
    #expect(screen.editor?.text == "")
    press(Key(.delete))
    #expect(form.model.photo == nil)
  }

  @Test("Tab goes through several names that fit")
  func several() {
    type(folder.path + "/pictures/ad")
    press(Key(.tab))
    #expect(screen.suggestions?.current != nil && screen.focus == "photo")
  }

  @Test("A path that was typed isn't lost when the row is left, or the form submitted")
  func left() {
    type(folder.path + "/pictures/ada.png")
    go(to: "title")
    #expect(form.model.photo?.name == "ada.png")
    go(to: "photo")
    type("/no/such")
    #expect(screen.press(.control("s")) == .goesOn)
    #expect(form.issues.map(\.kind) == [.file(.notFound(path: "/no/such"))] && form.model.photo?.name == "ada.png")
    #expect(text.contains("✗ There is no file “/no/such”."))
    // It is there to be corrected.
    go(to: "title")
    go(to: "photo")
    #expect(screen.editor?.text == "/no/such")
  }

  @Test("A folder is entered, and Esc closes the suggestions")
  func folders() {
    type(folder.path + "/pictures")
    press(Key(.enter))
    #expect(screen.editor?.text == folder.path + "/pictures/" && text.contains("  ada.png"))
    press(Key(.escape))
    #expect(!text.contains("  ada.png") && screen.panel == nil)
  }
}
