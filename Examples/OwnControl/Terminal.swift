import Fieldstone
import FieldstoneTerminal
import OwnControlForms

/// ★★★☆☆ in a terminal: the digits 1 to 5 and clicks choose, and the arrows of a slider.
final class StarsLine: TerminalFormControl {
  var keys: FormString? { "1–5 or ←→ choose" }

  func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
    let number = Int(row.text) ?? 0
    let stars = number == 0 ? "     " : Stars.text(number)
    return [TerminalFormLine(stars, space.hasFocus ? .current : .field, cursor: max(0, number - 1))]
  }

  func press(_ key: TerminalFormKey, _ row: FormRow) -> TerminalFormAction? {
    if case .text(let digit) = key, "1"..."5" ~= digit { .send(.type(row.id, digit)) } else { nil }
  }

  func click(column: Int, line: Int, _ row: FormRow) -> TerminalFormAction? { .send(.type(row.id, "\(column + 1)")) }
}

/// What was drawn elsewhere, as dots.
final class SignatureDots: TerminalFormControl {
  var addsToField: Bool { true }

  func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
    let points = SignaturePad.lines(row.text).joined()
    return (0..<(points.isEmpty ? 0 : 6)).map { line in
      let cells = (0..<26).map { column in points.contains { $0.x / 4 == column && $0.y / 7 == line } ? "•" : " " }
      return TerminalFormLine(cells.joined())
    }
  }
}
