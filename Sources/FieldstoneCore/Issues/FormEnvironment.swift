import Foundation

/// How inferred titles are written; titles that somebody has written stay as they are.
public enum FormTitleCase: String, Sendable, Codable {
  /// "Repeat Password".
  case title
  /// "Repeat password".
  case sentence
}

/// What a form takes from the world around it: language, calendar, time zone and the time of day.
///
/// A session is given one and reads nothing from the machine, so the same script has the same outcome everywhere.
public struct FormEnvironment: Sendable {
  /// The language of texts and the separators of numbers.
  public var locale: Locale { didSet { separators = NumberText.Separators(locale) } }
  /// The calendar that pickers show. Dates are typed and written in the Gregorian calendar of ISO 8601.
  ///
  /// Its time zone is always the environment's: one that is set without a time zone would bring in the machine's.
  public var calendar: Calendar {
    didSet { if calendar.timeZone != timeZone { calendar.timeZone = timeZone } }
  }
  /// The time zone in which dates are read and written.
  public var timeZone: TimeZone { didSet { calendar.timeZone = timeZone } }
  /// The present moment.
  public var now: @Sendable () -> Date
  /// A table of texts: a text and a language to the pattern to show, with `%@` or `%1$@` for its arguments; or nil to show
  /// the English one. It gets the texts of the program and those of Fieldstone itself, which differ in their
  /// ``FormString/key``, and chooses plural forms by the arguments.
  public var translate: (@Sendable (FormString, Locale) -> String?)?
  /// How titles are written that are made of the names of properties and cases. A form that says so itself
  /// (``FormBuilder/titleCase(_:)``) comes first.
  public var titleCase = FormTitleCase.title
  /// How numbers are written in `locale`, worked out once.
  private(set) var separators: NumberText.Separators

  /// An environment; what is not given is English, the Gregorian calendar, UTC and the machine's clock.
  public init(
    locale: Locale = Locale(identifier: "en"), calendar: Calendar? = nil, timeZone: TimeZone = .gmt,
    now: @escaping @Sendable () -> Date = { Date() },
    translate: (@Sendable (FormString, Locale) -> String?)? = nil
  ) {
    self.locale = locale
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.timeZone = timeZone
    self.now = now
    self.translate = translate
    self.separators = NumberText.Separators(locale)
  }

  /// English, the Gregorian calendar, UTC, the machine's clock.
  public static let standard = FormEnvironment()

  /// The machine's own locale, calendar and time zone, for programs that run where their user sits.
  public static var system: FormEnvironment {
    FormEnvironment(locale: .current, calendar: .current, timeZone: .current)
  }

  /// The calendar of typed dates (ISO 8601: proleptic Gregorian) in the environment's time zone.
  var gregorian: Calendar {
    if calendar.identifier == .gregorian { return calendar }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone
    return gregorian
  }
}
