import FieldstoneCore
import Foundation

/// Random texts and values to type and set.
enum RandomText {
  /// Typed only into secure fields, so that tests can search for them everywhere else.
  static let secrets = ["hush-1-ZQX", "hush-22-ZQX"]

  static func text(_ lot: inout SeededGenerator) -> String {
    pick(["", "a", "ab", "abc", "abcdef", " ", " a ", "line\nbreak", "a\u{1}b", "é", "x y"], &lot)
  }

  static func typed(_ row: ReferenceRow, isSecret: Bool, _ lot: inout SeededGenerator) -> String {
    if isSecret { return lot.one(in: 4) ? "" : pick(secrets, &lot) }
    guard let field = row.field, let leaf = field.leaf, !lot.one(in: 12) else { return text(&lot) }
    switch leaf.kind {
    case .text, .viewer:
      let text = text(&lot)
      var copy = lot
      return field.traits.contains(.composed) && copy.one(in: 3) ? text + "e\u{301}\u{323}" : text
    case .whole, .byte:
      return pick(
        [
          "0", "1", "3", "7", " 7 ", "007", "300", "-2", "1.5", "2.0", "1,234", "x", "", "99999999999999999999", "10²",
          "+-5",
          "+5", "٣", "1\t2", "0,125", "3x",
        ], &lot)
    case .real:
      return pick(
        ["0", "1.5", "2", "2.50", "-1", "x", "", "1,000.5", "10²", "-+1", "0,125", "1\t5", "5 %", "7km"], &lot)
    case .flag: return pick(["yes", "no", "Yes", "perhaps", ""], &lot)
    case .file: return pick(PlanFiles.ids + ["", "unknown"], &lot)
    case .choice, .name, .names, .shades, .shadeSet, .positions, .entries, .bits, .mask, .index:
      return RandomChoice.typed(field, &lot)
    case .date:
      let kind = ReferenceText(field).dateKind
      let day = pick(
        ["2025-03-30", "2025-10-05", "2011-12-30", "2025-10-26", "2024-02-29", "2025-02-30", "2025/1/2", "x"], &lot)
      let time = pick(["02:15", "02:30", "14:30", "9:05", "23:59:30", "24:00", "x"], &lot)
      if lot.one(in: 8) { return "" }
      if kind == .month { return pick(["2025-03", "2025-13", "2024-02", "x", "2025-00"], &lot) }
      if kind == .year { return pick(["2025", "0000", "2024", "x", "25"], &lot) }
      return kind == .date ? day : kind == .time ? time : "\(day) \(time)"
    }
  }

  static func value(_ leaf: Leaf, _ lot: inout SeededGenerator) -> PlanValue {
    leaf.isOptional && lot.one(in: 3) ? .none : present(leaf, &lot)
  }

  /// A value that is not nil.
  static func present(_ leaf: Leaf, _ lot: inout SeededGenerator) -> PlanValue {
    switch leaf.kind {
    case .text, .viewer: return .text(pick(["", "a", "ab", "abcdef", " ", "é"], &lot))
    case .whole: return .whole(pick([0, 1, 3, 7, 300], &lot))
    case .byte: return .whole(pick([0, 1, 7, 255], &lot))
    case .real: return .real(pick([0, 1.5, 2, 30], &lot))
    case .flag: return .flag(lot.one(in: 2))
    case .file: return .file(pick(PlanFiles.ids + [""], &lot))
    case .choice: return pick(Shade.allCases, &lot).planValue
    case .name: return .text(pick(RandomChoice.values, &lot))
    case .bits, .mask: return .whole(RandomChoice.bits(&lot))
    case .index: return .whole(pick([0, 1, 1, 2, 3, 9, -2], &lot))
    case .entries: return .entries(RandomChoice.entries(&lot))
    case .names, .shades, .shadeSet, .positions: return .several(RandomChoice.several(leaf, &lot))
    case .date: return .moment(pick([1_700_000_000, 1_743_300_000.0, 1_743_431_405], &lot))
    }
  }

  static func answer(_ row: ReferenceRow, _ lot: inout SeededGenerator) -> FormAnswer {
    if row.kind == .link { return pick([.flag(true), .flag(true), .flag(false), .none, .text("x")], &lot) }
    guard let leaf = row.field?.leaf, !lot.one(in: 8) else {
      return pick([.none, .flag(true), .number(2), .text("ab"), .choices(["pale"]), .choices([])], &lot)
    }
    switch leaf.kind {
    case .text, .viewer: return .text(text(&lot))
    case .whole, .byte, .real:
      return pick([.number(0), .number(3), .number(300), .number(7), .number(1.5), .none], &lot)
    case .flag: return pick([.flag(true), .flag(false), .flag(true), .none], &lot)
    case .file: return lot.one(in: 4) ? .none : .text(pick(PlanFiles.ids, &lot))
    case .choice, .name, .names, .shades, .shadeSet, .positions, .entries, .bits, .mask, .index:
      return RandomChoice.answer(leaf, &lot)
    case .date:
      return pick(
        [
          .date(DateComponents(year: 2025, month: 3, day: 30, hour: 2, minute: 30)), .none,
          .date(DateComponents(year: 2025, month: 2, day: 30, hour: 1, minute: 0)),
          .date(DateComponents(year: 2024, month: 5, day: 6, hour: 7, minute: 8, second: 9)),
        ], &lot)
    }
  }

  static func pick<Value>(_ values: [Value], _ lot: inout SeededGenerator) -> Value { values[lot.pick(values.count)] }
}
