// A form in a part of the program's own screen, next to other content: `swift run OwnScreen`.
import Fieldstone
import FieldstoneTerminal
import Foundation

@Form
struct Badge {
  /// As it will be printed.
  @Field(.required, .maximumLength(40)) var name = ""
  @Field(.email) var email = ""
  var isSpeaker = false
  static func arrange(_ form: FormBuilder<Badge>) {
    form.fields(\.name, \.email, \.isSpeaker)
    form.button("Print", .submit)
  }
}

let controlQ: UInt8 = 0x11
let terminal = OwnTerminal()
let form = FormSession(Badge())
let view = TerminalFormView(form, columns: 40, lines: 12)

/// The program's own part: a title, and a preview of the badge.
@MainActor func drawAround() {
  terminal.put(" Badges ".padding(toLength: terminal.columns, withPad: " ", startingAt: 0), 0, 0, "\u{1B}[7m")
  let badge = form.model
  // Typed text must not control the terminal.
  let name = badge.name.filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
  let edge = String(repeating: "─", count: 16)
  terminal.put("┌" + edge + "┐", 46, 3)
  for (line, text) in [name.isEmpty ? "(no name)" : name, badge.isSpeaker ? "★ Speaker" : ""].enumerated() {
    let words = String(text.prefix(14)).padding(toLength: 14, withPad: " ", startingAt: 0)
    terminal.put("│ " + words + " │", 46, 4 + line)
  }
  terminal.put("└" + edge + "┘", 46, 6)
  terminal.put("Ctrl-Q ends the program.", 2, max(3, terminal.lines - 1), "\u{1B}[2m")
}

@MainActor func layOut() {
  terminal.clear()
  view.place = (column: 2, line: 2)
  view.resize(columns: min(40, terminal.columns - 2), lines: min(12, terminal.lines - 4))
}

terminal.begin()
layOut()
var printed: Badge?
loop: while view.state == .running {
  drawAround()
  terminal.write(view.draw())
  switch terminal.read(isWaiting: !view.isUndecided) {
  case .bytes(let bytes):
    // The program's own keys come first.
    if bytes.contains(controlQ) { break loop }
    view.feed(bytes)
    if view.state == .submitting { printed = await view.finish() }
  case .nothing: view.feedNothing()
  case .resized: layOut()
  case .ended: break loop
  }
}
terminal.end()
print(printed.map { "A badge for \($0.name)." } ?? "No badge.")
