import Fieldstone
import FieldstoneTerminal
import OwnControlForms

/// ★★★☆☆ in a terminal: arrows, digits and clicks choose.
final class StarsLine: TerminalFormControl {
  func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
    let number = number(row)
    return [
      TerminalFormLine(
        number == 0 ? String(repeating: " ", count: most(row)) : stars(row), space.hasFocus ? .current : .field,
        cursor: max(0, number - 1))
    ]
  }

  func press(_ key: TerminalFormKey, _ row: FormRow) -> TerminalFormAction? {
    switch key {
    case .right: choose(number(row) + 1, row)
    case .left: choose(number(row) - 1, row)
    case .home: choose(1, row)
    case .end: choose(most(row), row)
    case .text(let digit): Int(digit).map { choose($0, row) }
    default: nil
    }
  }

  func click(column: Int, line: Int, _ row: FormRow) -> TerminalFormAction? { choose(column + 1, row) }

  var keys: FormString? { "←→ choose" }

  private func number(_ row: FormRow) -> Int { Int(row.text) ?? 0 }
  private func most(_ row: FormRow) -> Int { row.control.custom(as: Stars.self)?.most ?? 5 }
  private func stars(_ row: FormRow) -> String { Stars.text(number(row), of: most(row)).text(in: .standard) }
  private func choose(_ number: Int, _ row: FormRow) -> TerminalFormAction {
    .send(.type(row.id, "\(max(1, min(most(row), number)))"))
  }
}

/// A line to type a name on, with what was drawn elsewhere as dots.
final class SignatureLines: TerminalFormControl {
  func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine] {
    guard case .drawn(let lines)? = try? Signature.formValue(from: row.text, in: .standard) else {
      let line = row.text + String(repeating: " ", count: max(1, 26 - row.text.count))
      return [TerminalFormLine(line, .field, cursor: row.text.count)]
    }
    var cells = Array(repeating: Array(repeating: " ", count: 26), count: 6)
    for point in lines.joined() { cells[point.y * 5 / 40][point.x * 25 / 100] = "•" }
    return cells.map { TerminalFormLine($0.joined(), .field) }
  }

  func press(_ key: TerminalFormKey, _ row: FormRow) -> TerminalFormAction? {
    let name = row.text.hasPrefix("@") ? "" : row.text
    return switch key {
    case .text(let text), .paste(let text): .send(.type(row.id, name + text))
    case .home, .end: .stay
    case .backspace, .delete: .send(.type(row.id, String(name.dropLast())))
    default: nil
    }
  }
}
