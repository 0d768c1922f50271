import FieldstoneCore

/// A field while it is read.
struct OwnField {
  var field: DocumentField
  var type: OwnType?
  var options: [DocumentOption] = []
  var form = OwnForm()
  /// The name of the form that it refers to.
  var formName: String?
  var isOptional: Bool?
  var existsWhileVisible = false
  var presentation = DocumentPresentation.pushed
  var element: OwnElement?
  var list = DocumentList(.form(.named("")))
  var discriminator: String?
  var cases: [DocumentAlternatives.Case] = []
  var ticks = false
  var maskPattern: String?
  var storesLiterals = false
  var initial: FormValues.Value?
  var action: FormAction?
  var actionMoment: FormActionMoment?
  /// Those of the field, which copies them whenever one is added: a hostile file may have very many.
  private(set) var traits: [DocumentTrait] = []

  init(_ key: String) { field = DocumentField(key, .text()) }

  mutating func add(_ trait: DocumentTrait) { traits.append(trait) }
}

/// The types of fields, as a file names them.
enum OwnType: String, CaseIterable, Sendable {
  case text, plainText, longText, email, web, phone, password, newPassword, oneTimeCode
  case flag, toggle, checkbox
  case integer, number, decimal
  case date, time, dateAndTime, month, year
  case duration, url, uuid
  case integerRange, numberRange, decimalRange, dateRange
  case choice, choices, file, form, list, alternatives

  /// Types that have the same keys.
  enum Family: String, CaseIterable, Sendable {
    case text, flag, number, date, written, range, choice, choices, file, form, list, alternatives
  }

  var family: Family {
    switch self {
    case .text, .plainText, .longText, .email, .web, .phone, .password, .newPassword, .oneTimeCode: .text
    case .flag, .toggle, .checkbox: .flag
    case .integer, .number, .decimal: .number
    case .date, .time, .dateAndTime, .month, .year: .date
    case .duration, .url, .uuid: .written
    case .integerRange, .numberRange, .decimalRange, .dateRange: .range
    case .choice: .choice
    case .choices: .choices
    case .file: .file
    case .form: .form
    case .list: .list
    case .alternatives: .alternatives
    }
  }

  /// The kind of a field that holds a value.
  func kind(_ options: [DocumentOption]) -> DocumentKind? {
    switch self {
    case .text: .text(.automatic)
    case .plainText: .text(.plain)
    case .longText: .text(.long)
    case .email: .text(.email)
    case .web: .text(.web)
    case .phone: .text(.phone)
    case .password: .text(.password)
    case .newPassword: .text(.newPassword)
    case .oneTimeCode: .text(.oneTimeCode)
    case .flag: .flag(.automatic)
    case .toggle: .flag(.toggle)
    case .checkbox: .flag(.checkbox)
    case .integer: .integer
    case .number: .number
    case .decimal: .decimal
    case .date: .date(.date)
    case .time: .date(.time)
    case .dateAndTime: .date(.dateAndTime)
    case .month: .date(.month)
    case .year: .date(.year)
    case .duration: .written(as: .duration)
    case .url: .written(as: .url)
    case .uuid: .written(as: .uuid)
    case .integerRange: .range(of: .integer)
    case .numberRange: .range(of: .number)
    case .decimalRange: .range(of: .decimal)
    case .dateRange: .range(of: .date)
    case .choice: .choice(options)
    case .choices: .choices(options)
    case .file: .file
    case .form, .list, .alternatives: nil
    }
  }
}

/// What the elements of a list are, while it is read.
enum OwnElement {
  case form(DocumentFormSource)
  case value(DocumentField)
}
