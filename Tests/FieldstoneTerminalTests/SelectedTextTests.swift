import Fieldstone
import Testing

@testable import FieldstoneTerminal

/// Two texts, one of which is replaced rather than edited, and one with a mask.
private struct Search: FormModel {
  var words = "old words"
  var note = "a note"
  var card = "4111222233334444"

  static func describe(_ fields: FieldList<Search>) {
    fields.add(\.words, "words").selectsAll()
    fields.add(\.note, "note")
    fields.add(\.card, "card").mask("XXXX XXXX XXXX XXXX")
  }
}

@Suite("Texts that are selected when they are entered, and Delete in masks")
struct SelectedTextTests: ScreenSuite {
  private let form: FormSession<Search>
  let screen: FormScreen

  init() {
    form = FormSession(Search())
    screen = FormScreen(form, width: 80, height: 20)
  }

  @Test("Typing replaces a text that is selected when it is entered, and adds to another one")
  func entered() {
    press(Key(.text("n")))
    #expect(form.model.words == "n")
    press(Key(.tab), Key(.text("!")))
    #expect(form.model.note.contains("!") && form.model.note.count == 7)
    press(Key(.tab, .shift), Key(.text("m")))
    #expect(form.model.words == "m")
  }

  @Test("Delete before a space that the mask writes takes away the digit behind it")
  func mask() {
    go(to: "card")
    press(Key(.home), Key(.right), Key(.right), Key(.right), Key(.right), Key(.delete))
    // It is not complete anymore, so the model keeps the last one that was.
    #expect(form.row("card")?.text == "4111 2223 3334 444" && form.model.card == "4111222233334444")
    press(Key(.delete))
    #expect(form.row("card")?.text == "4111 2233 3344 44" && screen.editor?.cursor == 4)
    press(Key(.end), Key(.backspace))
    #expect(form.row("card")?.text == "4111 2233 3344 4")
  }
}
