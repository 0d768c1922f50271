import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Full-screen forms that are edited and saved")
struct EditingScreenTests: ScreenSuite {
  let form: FormSession<Patient>
  let screen: FormScreen

  init() {
    form = Patient.session(.edit)
    screen = FormScreen(form, width: 80, height: 20)
  }

  /// Saves as the terminal does, without the handlers running beside keys.
  private func finish() async -> Bool { screen.takeSave(SaveEnd(await form.finishSubmitting(), form.environment)) }

  @Test("A locked form is read: its rows look as usual, keys change nothing, and the status line says how to edit")
  func locked() throws {
    #expect(shown.contains("^E Edit  Esc Leave  F1 Help"), "\(shown)")
    #expect(!shown.contains("^S") && !shown.contains("answered"))
    let row = screen.boxed(0).lines.flatMap(\.spans)
    #expect(row.contains { $0.text == "Ada" && $0.style == .plain }, "\(row)")
    #expect(screen.focus == "isPresent")
    press(Key(.up))
    type("x")
    press(.control("s"))
    #expect(shown.contains("Press ^E to edit.") && form.model == Patient())
    press(Key(.text(" ")))
    #expect(!form.model.isPresent && shown.contains("1 unsaved change"))
    #expect(shown.contains("^S Save") && screen.press(.control("s")) == .submits)
  }

  @Test("Edit leads to the first field, and its rows can be typed in at once")
  func edits() {
    #expect(!shown.contains("[ Delete ]"))
    press(.control("e"))
    #expect(screen.focus == "name" && form.facts.isEditing)
    #expect(shown.contains("^S Save  ^R Cancel  Esc Leave") && shown.contains("[ Delete ]"), "\(shown)")
    type("B")
    #expect(form.model.name == "AdaB" && shown.contains("1 unsaved change") && !shown.contains("Unsaved"))
  }

  @Test("Save locks the form again, and says so; without changes it just ends editing")
  func saves() async {
    press(.control("e"))
    type("B")
    #expect(screen.press(.control("s")) == .submits && shown.contains("Saving…"))
    #expect(await finish() == false)
    #expect(shown.contains("All changes saved.") && shown.contains("^E Edit") && !form.facts.isEditing)
    press(.control("e"), .control("s"))
    #expect(!form.facts.isEditing)
  }

  @Test("Cancel restores what was there, and never leaves; in a form that stays open, undo brings it back")
  func discards() {
    press(.control("e"))
    type("B")
    press(.control("r"))
    #expect(form.model.name == "Ada" && !form.facts.isEditing && !form.facts.isCancelled)
    #expect(shown.contains("Changes discarded.") && shown.contains("› Is Present"), "\(shown)")
    press(.control("r"))
    form.mode = .save
    go(to: "name")
    type("C")
    press(.control("r"))
    #expect(shown.contains("Changes discarded. ^_ brings them back."), "\(shown)")
    press(.control("_"))
    #expect(form.model.name == "AdaC")
  }

  @Test("A save with errors says so, and leads to the first; Esc asks only whether to discard")
  func refuses() {
    press(.control("e"))
    press(Key(.backspace), Key(.backspace))
    #expect(shown.contains("^R Cancel") && !shown.contains("^S Save"))
    go(to: "city")
    press(.control("s"))
    #expect(screen.focus == "name" && shown.contains("1 item needs attention"), "\(shown)")
    press(Key(.escape))
    #expect(shown.contains("Discard changes?") && shown.contains("Changes that aren't saved will be lost."), "\(shown)")
    #expect(!shown.contains("[ Save ]"))
    press(Key(.text("k")))
    #expect(screen.panel == nil)
  }

  @Test("Leaving with changes asks: Save leaves once it has worked, Discard at once, Keep editing not at all")
  func leaving() async {
    press(.control("e"))
    type("B")
    press(.control("c"))
    #expect(shown.contains("Save changes?") && shown.contains("[ Save ]") && shown.contains("[ Keep editing ]"))
    press(Key(.escape))
    #expect(screen.panel == nil && !form.facts.isCancelled)
    press(Key(.escape))
    #expect(screen.press(Key(.text("s"))) == .submits && !form.facts.isCancelled)
    #expect(await finish() && form.facts.isCancelled && form.model.name == "AdaB")
  }

  @Test("Discard leaves; a failed save doesn't")
  func leavesOrNot() async {
    press(.control("e"), Key(.tab))
    type("fail")
    press(Key(.escape))
    #expect(screen.press(Key(.text("s"))) == .submits)
    #expect(await finish() == false && !form.facts.isCancelled)
    #expect(shown.contains("The archive can't be reached."))
    press(Key(.escape), Key(.escape))
    #expect(screen.press(Key(.text("d"))) == .leaves)
  }

  @Test("A failed save shows its message, keeps the changes, and can be tried again")
  func fails() async {
    press(.control("e"), Key(.tab))
    type("fail")
    _ = screen.press(.control("s"))
    #expect(await finish() == false)
    #expect(shown.contains("The archive can't be reached.") && shown.contains("Your changes are still here."))
    #expect(shown.contains("[ Try again ]") && shown.contains("[ Close ]"))
    #expect(screen.press(Key(.text("t"))) == .submits && form.facts.isSubmitting)
    _ = await finish()
    press(Key(.escape))
    #expect(form.facts.isEditing && form.model.city == "fail" && shown.contains("The changes were not saved."))
  }

  @Test("What the handler finds wrong shows at its field, which gets the focus")
  func issues() async {
    press(.control("e"), Key(.tab))
    type("Nowhere")
    press(Key(.up))
    _ = screen.press(.control("s"))
    #expect(await finish() == false)
    #expect(screen.focus == "city" && shown.contains("✗ There is no such city.") && screen.panel == nil)
    #expect(shown.contains("1 item needs attention"), "\(shown)")
    type("x")
    #expect(!shown.contains("There is no such city."))
  }

  @Test("The hints in the status line are buttons for the pointer")
  func clicks() throws {
    try click("^E Edit")
    #expect(form.facts.isEditing && screen.focus == "name")
    type("B")
    try click("^R Cancel")
    #expect(!form.facts.isEditing && form.model.name == "Ada")
  }

  @Test("When the program locks the form, every row shows it")
  func frozen() {
    form.mode = .save
    screen.settle()
    #expect(shown.contains("› Name") || shown.contains("› Is Present"))
    go(to: "name")
    #expect(screen.editor != nil)
    form.mode = .frozen
    screen.settle()
    #expect(screen.editor == nil && screen.focus == "isPresent", "\(shown)")
    press(.control("s"))
    #expect(shown.contains("This form can only be read.") && !shown.contains("^S"), "\(shown)")
    let frame = shown
    screen.forget()
    #expect(shown == frame)
  }

  @Test("Every row follows a switch of modes: what is cached equals what is made anew", arguments: FormMode.allCases)
  func switches(_ mode: FormMode) {
    _ = shown
    form.mode = mode
    screen.settle()
    let frame = shown
    screen.forget()
    #expect(shown == frame)
  }
}
