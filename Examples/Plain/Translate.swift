import FieldstoneCore
import Foundation

/// The third function: translates what a person does to inputs. `3 = text` answers, `3` opens, presses or switches, and
/// a few words do the rest. Answers are not parsed here: the engine does that.
func translate(_ line: String, on rows: FormRows) -> [FormInput]? {
  switch line {
  case "back": return [.back]
  case "undo": return [.undo]
  case "redo": return [.redo]
  case "submit": return [.submit]
  default: break
  }
  let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
  guard let number = Int(parts.first ?? ""), rows.indices.contains(number) else { return nil }
  let row = rows[number]
  switch row.kind {
  case .field where parts.count == 2 || line.contains("="):
    return [.type(row.id, parts.count == 2 ? parts[1] : ""), .blur(row.id)]
  case .field where row.answer == .flag(true) || row.answer == .flag(false):
    return [.set(row.id, .flag(row.answer == .flag(false))), .blur(row.id)]
  case .link where row.allowsNone && parts.count == 2: return [.set(row.id, .flag(parts[1] != "none"))]
  case .link where !row.isInline: return [.open(row.id)]
  case .action: return [.perform(row.id)]
  default: return nil
  }
}
