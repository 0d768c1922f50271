import FieldstoneCore

/// What functions take and give.
extension ExpressionChecker {
  mutating func call(
    _ function: ExpressionFunction, _ arguments: [ExpressionNode], _ node: ExpressionNode
  ) -> ExpressionType {
    if isPlain, [.isVisible, .isEnabled, .isValid, .today, .now].contains(function) {
      let known = ownValue == nil ? "values" : "'value'"
      let name = arguments.isEmpty ? "\(function.rawValue)()" : function.rawValue
      add(node, "'\(part)' may use only \(known), not '\(name)'.")
      return .any
    }
    switch function {
    case .isAnswered, .isMissing:
      _ = type(of: arguments[0])
      return .flag
    case .isVisible, .isEnabled, .isValid:
      _ = type(of: arguments[0])
      if case .path(let path) = arguments[0].kind, path.root == .field { return .flag }
      add(arguments[0], "'\(function.rawValue)' takes a field: \(function.signature).")
      return .flag
    case .default: return joined(arguments, node)
    case .text:
      let type = type(of: arguments[0])
      switch type {
      case .list, .form, .forms, .file: add(arguments[0], "Expected a number or a date, but this is \(type.words).")
      default: break
      }
      return .text
    case .min, .max:
      let type = joined(arguments, node)
      let hint = type == .written(.duration) ? " Use 'seconds(…)'." : ""
      if !type.hasOrder { add(node, type.noOrder + hint) }
      return type.isWritten ? type : type.base
    case .join:
      let type = type(of: arguments[0])
      if !type.fits(.list(.text)) { add(arguments[0], "Expected a list of texts, but this is \(type.words).") }
      if arguments.count > 1 { expect(.text, arguments[1]) }
      return .text
    case .today: return .date(.date)
    case .now: return .date(.dateAndTime)
    case .year, .month, .day, .weekday, .date, .addDays, .addMonths, .addYears, .years, .days:
      return dates(function, arguments)
    case .number:
      let type = type(of: arguments[0])
      if type.isWritten {
        let hint = type == .written(.duration) ? " Use 'seconds(\(arguments[0].name))'." : ""
        add(arguments[0], "'number' reads the number in a text, but this is \(type.words).\(hint)")
      } else {
        expect(.text, arguments[0], type)
      }
      return .number
    case .seconds:
      let type = type(of: arguments[0])
      // It reads a text, too, as 'number' does.
      if type == .text {
        checkText(arguments[0], .duration)
      } else {
        expect(.written(.duration), arguments[0], type, hint: "")
      }
      return .number
    case .length, .lower, .upper, .trim, .contains, .startsWith, .endsWith, .matches:
      for argument in arguments { expect(.text, argument) }
      switch function {
      case .length: return .number
      case .lower, .upper, .trim: return .text
      default: return .flag
      }
    case .duration:
      let type = type(of: arguments[0])
      expect(.number, arguments[0], type, hint: type == .written(.duration) ? " Leave 'duration(…)' out." : nil)
      return .written(.duration)
    case .round, .floor, .ceiling, .abs, .mod:
      for argument in arguments { expect(.number, argument) }
      return .number
    }
  }

  private mutating func dates(_ function: ExpressionFunction, _ arguments: [ExpressionNode]) -> ExpressionType {
    func day(_ node: ExpressionNode, _ kinds: [FormDateKind]) -> FormDateKind? {
      var type = type(of: node)
      // A text in quotes is a day.
      if isDate(node, type, .date(.date)) { type = .date(.date) }
      switch type {
      case .date(let kind) where kinds.contains(kind): return kind
      case .any, .none: return nil
      default:
        add(node, "Expected a date, but this is \(type.words).")
        return nil
      }
    }
    let kind: FormDateKind?
    switch function {
    case .year, .addYears: kind = day(arguments[0], [.date, .dateAndTime, .month, .year])
    case .month, .addMonths: kind = day(arguments[0], [.date, .dateAndTime, .month])
    default: kind = day(arguments[0], [.date, .dateAndTime])
    }
    switch function {
    case .years, .days:
      if let other = day(arguments[1], [.date, .dateAndTime]), let kind, other != kind {
        add(arguments[1], "Both dates must have a time, or neither. Use 'date' to leave the time out.")
      }
      return .number
    case .addDays, .addMonths, .addYears:
      expect(.number, arguments[1])
      return kind.map { .date($0) } ?? .any
    case .date: return .date(.date)
    default: return .number
    }
  }
}
