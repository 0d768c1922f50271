import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Random keys in forms that are edited and saved")
struct EditingRandomTests {
  @Test("After any key and any switch of modes, the frame equals one made from scratch", arguments: 0..<30)
  func random(_ seed: Int) async {
    var random = SeededNumbers(seed: UInt64(seed))
    let modes: [FormMode] = [.edit, .save, .free, .frozen]
    func make() -> (FormSession<Patient>, FormScreen) {
      let form = Patient.session(modes[seed % modes.count])
      return (form, FormScreen(form, width: seed % 3 == 0 ? 30 : 80, height: 20))
    }
    var (form, screen) = make()
    let keys: [Key] = [
      .control("e"), .control("e"), .control("s"), .control("s"), .control("r"), .control("c"), .control("_"),
      Key(.escape), Key(.tab), Key(.tab, .shift), Key(.up), Key(.down), Key(.enter), Key(.text(" ")), Key(.text("k")),
      Key(.text("t")), Key(.text("x")), Key(.paste("fail")), Key(.paste("Nowhere")), Key(.backspace), Key(.backspace),
      .control("u"), Key(.function(1)), Key(.function(2)),
    ]
    for step in 0..<150 {
      if step % 25 == 24 { form.mode = modes.randomElement(using: &random)! }
      let key = keys.randomElement(using: &random)!
      let before = form.model
      // What was changed before the form was locked can still be cancelled.
      let wasLocked = !form.facts.isEditing && !form.facts.isDirty
      let outcome = screen.press(key)
      if outcome == .leaves {
        #expect(form.facts.isCancelled)
        (form, screen) = make()
        continue
      }
      if wasLocked { #expect(form.model.name == before.name && form.model.city == before.city, "after \(key)") }
      // Keys that come before a save has ended.
      if random.next() % 3 == 0 { _ = screen.press(keys.randomElement(using: &random)!) }
      if screen.wantsSave { _ = screen.takeSave(SaveEnd(await form.finishSubmitting(), form.environment)) }
      #expect(!form.facts.isSubmitting)
      if form.facts.isCancelled { (form, screen) = make() }
      let frame = screen.frame()
      screen.forget()
      let again = screen.frame()
      #expect(frame == again, "after \(key) in \(screen.focus?.path ?? "nothing"):\n\(frame.text)\n\(again.text)")
    }
  }
}
