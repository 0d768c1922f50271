import FieldstoneCore

/// The `<input>` of a single-line field, with what brings up the right keyboard and the right suggestion.
struct InputWriter {
  private var type: StaticString = "text"
  private var inputMode: StaticString?
  private var completes = true
  /// Whether spelling and capitals are those of prose.
  private var isProse = false
  /// The writing direction, where it isn't that of the page.
  private var direction: StaticString?

  /// The largest number of suggestions on a page.
  static let mostSuggestions = 100

  private init(_ control: FormControl) {
    switch control {
    case .text(.email): type = "email"
    case .text(.phone): type = "tel"
    case .text(.url): inputMode = "url"
    case .text(.number): inputMode = "decimal"
    case .secure: type = "password"
    // As text: type=number rounds, drops what it can't parse and reacts to the scroll wheel. The number pads of phones
    // have no minus sign, so they are requested only where none is needed.
    case .number(let style), .stepper(let style), .slider(let style):
      if let minimum = style.minimum, minimum >= 0 {
        inputMode = style.isInteger ? "numeric" : "decimal"
      }
      completes = false
    case .date(let style):
      completes = false
      if style.kind == .year { inputMode = "numeric" }
    default: isProse = true
    }
    switch control {
    // From right to left, "ada@" would show as "@ada", and the groups of a telephone number in the wrong order.
    case .text(.email), .text(.phone), .text(.url): direction = "ltr"
    default: direction = isProse ? "auto" : nil
    }
  }

  /// - Parameters:
  ///   - date: the date in it, if the browser's own control picks it.
  ///   - isCleared: whether the script removes the secret that may be in the field.
  static func write(
    _ row: FormRow, _ date: PickedDate?, _ context: PageContext, hasHelp: Bool, isCleared: Bool = false,
    to html: inout HTMLWriter
  ) {
    let control = row.control.standard
    let unit = control.unit
    if unit != nil { html.open("div", class: "measured") }
    let input = InputWriter(control)
    html.literal("<input type=\"")
    html.literal(date?.type ?? input.type)
    html.literal("\" id=\"")
    html.id(of: row)
    html.endAttribute()
    html.name(of: row)
    if let date {
      date.writeAttributes(to: &html)
    } else if !row.control.isSecret {
      html.edited("value", row.text)
    } else if isCleared {
      html.attribute("value", "")
    }
    html.state(of: row, hasHelp: hasHelp)
    html.placeholder(of: row, context)
    html.typing(of: row, or: input.inputMode)
    html.returning(from: row, context.engine)
    html.completion(of: row, or: input.completes ? nil : "off")
    let suggestions = row.suggestions.prefix(row.control.isSecret ? 0 : mostSuggestions)
    if !suggestions.isEmpty { html.attribute("list", of: row, ":suggestions") }
    if let direction = input.direction {
      html.literal(" dir=\"")
      html.literal(direction)
      html.endAttribute()
    }
    html.spelling(of: row, isProse: input.isProse)
    html.content()
    if let unit {
      // "°C" is the same from right to left.
      html.literal("<span dir=\"auto\">")
      html.text(unit)
      html.close("span")
      html.close("div")
    }
    if !suggestions.isEmpty { write(suggestions, for: row, to: &html) }
  }

  /// Texts that browsers offer while one is typed.
  private static func write(
    _ suggestions: Slice<FormRow.Options>, for row: FormRow, to html: inout HTMLWriter
  ) {
    html.begin("datalist")
    html.attribute("id", of: row, ":suggestions")
    html.content()
    for suggestion in suggestions {
      html.begin("option")
      html.edited("value", suggestion.id)
      if suggestion.title != suggestion.id { html.attribute("label", suggestion.title) }
      html.literal("></option>\n")
    }
    html.close("datalist")
  }
}

/// Attributes that several kinds of control share.
extension HTMLWriter {
  /// - Parameter saysRequired: whether assistive technology learns from the state that the field is required.
  mutating func state(of row: FormRow, hasHelp: Bool, saysRequired: Bool = true) {
    describe(row, hasHelp: hasHelp)
    if row.isInvalid { literal(" aria-invalid=\"true\"") }
    // Not `required`: with it, screen readers call every empty field invalid before anybody has answered.
    if row.isRequired, saysRequired { literal(" aria-required=\"true\"") }
  }

  /// What browsers may fill in (WCAG 2.2, 1.3.5).
  mutating func completion(of row: FormRow, or none: StaticString? = nil) {
    if let purpose = row.purpose {
      attribute("autocomplete", purpose.rawValue)
    } else if let none {
      attribute("autocomplete", none)
    }
  }

  mutating func placeholder(of row: FormRow, _ context: PageContext) {
    if let placeholder = row.placeholder, !placeholder.isEmpty {
      attribute("placeholder", placeholder)
    } else if context.parts.look.floats {
      // While it shows, the field is empty: the label can be over it.
      literal(" placeholder=\" \"")
    }
  }
}
