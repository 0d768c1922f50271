import Foundation

/// How inferred titles are capitalized; titles that the program writes stay as they are.
public enum FormTitleCase: String, Sendable, Codable {
  /// "Repeat Password".
  case title
  /// "Repeat password".
  case sentence
}

/// What a form takes from its surroundings: language, calendar, time zone and clock.
///
/// A session reads nothing else from the machine, so the same script has the same outcome everywhere.
public struct FormEnvironment: Sendable {
  /// The language of texts and the separators of numbers.
  public var locale: Locale {
    didSet {
      separators = NumberText.Separators(locale)
      lazyDateWriting = LazyDateWriting()
      catalog = StandardLanguages.catalog(for: locale.identifier)
    }
  }
  /// The calendar in which dates are shown and picked. In the Persian, Buddhist and Islamic calendars, days are typed in
  /// it, too; otherwise in the Gregorian calendar. A date in the order of ISO 8601 is always Gregorian.
  ///
  /// Its time zone is always the environment's: a calendar created without a time zone has the machine's.
  public var calendar: Calendar {
    didSet {
      if calendar.timeZone != timeZone { calendar.timeZone = timeZone }
      if calendar.identifier != oldValue.identifier { lazyDateWriting = LazyDateWriting() }
    }
  }
  /// The time zone in which dates are read and written.
  public var timeZone: TimeZone { didSet { calendar.timeZone = timeZone } }
  /// Returns the current time.
  public var now: @Sendable () -> Date
  /// Waits, for work that people shouldn't start with each key. Tests replace it to decide when time passes.
  public var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Translates a text: returns the pattern to show in a language, with `%@` or `%1$@` for its arguments, or `nil`. A text
  /// of the program is then shown as it is written, and one of Fieldstone's own as its ``languages`` have it. It is called
  /// for both, which differ in their ``FormString/key``, and chooses plural forms by the arguments (``FormPlural``).
  public var translate: (@Sendable (FormString, Locale) -> String?)?
  /// Where the files are that people choose. A session without a store keeps them in memory, for itself.
  public var fileStore: (any FormFileStore)?
  /// The files of the session that the environment belongs to.
  var files: FormFiles?
  /// Receives errors of the program that have no words for people: what a submit handler or a search has thrown if it
  /// is no `LocalizedError`. People are only told that something went wrong. By default it is written to standard error.
  public var report: @Sendable (any Error) -> Void = {
    let words = ($0 as? LocalizedError)?.errorDescription ?? String(describing: $0)
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
  /// About how many bytes the steps that can be undone may take. Beyond that, the oldest are forgotten, but never the last
  /// one.
  public var historyBytes = 16 << 20
  /// How titles inferred from the names of properties and cases are capitalized. A form's own setting
  /// (``FormBuilder/titleCase(_:)``) takes precedence.
  public var titleCase = FormTitleCase.title
  /// What is marked in texts, for a surface that shows the difference.
  package var marks = TextMarks()
  /// The number separators of `locale`, computed once.
  private(set) var separators: NumberText.Separators
  /// Fieldstone's own texts in the language; nil for English.
  private(set) var catalog: LanguageCatalog?
  /// How the language writes dates, in the calendar.
  private(set) var lazyDateWriting = LazyDateWriting()

  /// Creates an environment. The defaults are English, the Gregorian calendar, UTC and the machine's clock.
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
    self.catalog = StandardLanguages.catalog(for: locale.identifier)
  }

  /// English, the Gregorian calendar, UTC, the machine's clock.
  public static let standard = FormEnvironment()

  /// What people are told about an error of the program: its words if it is a `LocalizedError`. Any other error is
  /// passed to ``report``, because what it says is for whoever runs the program.
  package func words(for error: any Error) -> String? {
    if let issues = error as? FormIssues { return issues.words(in: self) }
    if let words = (error as? any LocalizedError)?.errorDescription { return words }
    report(error)
    return nil
  }

  /// The calendar of typed dates (ISO 8601: proleptic Gregorian) in the environment's time zone.
  var gregorian: Calendar {
    if calendar.identifier == .gregorian { return calendar }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone
    return gregorian
  }
}
