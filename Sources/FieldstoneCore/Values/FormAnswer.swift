import Foundation

/// A field's value as surfaces send and show it: a closed set that every surface, script and request can write.
public enum FormAnswer: Sendable, Hashable {
  /// No answer.
  case none
  case text(String)
  case flag(Bool)
  case number(Decimal)
  /// A date, a time or both, in the form's time zone and the Gregorian calendar.
  indirect case date(DateComponents)
  /// The ids of the chosen options, never their positions.
  case choices([String])
}

extension FormAnswer: Codable {
  private enum Key: String, CodingKey { case text, flag, number, date, choices }

  public init(from decoder: any Decoder) throws {
    if let single = try? decoder.singleValueContainer(), single.decodeNil() {
      self = .none
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else if let flag = try container.decodeIfPresent(Bool.self, forKey: .flag) {
      self = .flag(flag)
    } else if let digits = try container.decodeIfPresent(String.self, forKey: .number) {
      guard let number = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) else {
        throw DecodingError.dataCorruptedError(
          forKey: .number, in: container, debugDescription: "'\(digits)' is no number.")
      }
      self = .number(number)
    } else if let date = try container.decodeIfPresent(DateComponents.self, forKey: .date) {
      self = .date(date)
    } else if let choices = try container.decodeIfPresent([String].self, forKey: .choices) {
      self = .choices(choices)
    } else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "An answer has one of text, flag, number, date, choices."))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if case .none = self {
      var single = encoder.singleValueContainer()
      return try single.encodeNil()
    }
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .none: break
    case .text(let text): try container.encode(text, forKey: .text)
    case .flag(let flag): try container.encode(flag, forKey: .flag)
    // As text: a JSON number would pass through a Double and lose digits.
    case .number(let number): try container.encode("\(number)", forKey: .number)
    case .date(let date): try container.encode(date, forKey: .date)
    case .choices(let ids): try container.encode(ids, forKey: .choices)
    }
  }
}
