import FieldstoneCore

/// What a field with a control of the program's own looks like on a page: HTML in the place of the form's own control.
///
/// The form writes the title, the help and the issues around it. Without a script the control has to send what the form's
/// own one would send, under the same name: one text, which the field's type reads; `on` for a switch; the option that is
/// chosen, or each of several, as ``WebFormField/value(of:)`` has it. A field that can't be edited is shown, too; nothing
/// in it is sent. A secret is never in a page: what somebody types for one stays in the page while its script runs.
///
/// A heading, a footer or a text can have one, too. Its HTML then takes the place of the row's own; that of a heading
/// should contain a heading element, which is also what screen readers call the section. So can a button that is selected
/// by its id or its kind, and the links to other pages (`.rows(.link)`), to the pages of elements (`.rows(.element)`), and the
/// buttons that add an element (`.rows(.add)`): the HTML is then what is in the button, so it has no controls of its own.
///
/// ```swift
/// struct StarsHTML: WebFormControl {
///   var isGroup: Bool { true }
///   func html(_ row: FormRow, _ field: WebFormField) -> String {
///     (1...5).map { number in
///       "<label><input type=\"radio\" \(field.name) value=\"\(number)\"\(field.checked("\(number)"))>\(number)</label>"
///     }.joined()
///   }
/// }
/// ```
public protocol WebFormControl: Sendable {
  /// Whether it consists of several controls, with the title as their heading. Otherwise the title is the label of the
  /// one that has the ``WebFormField/attributes``.
  var isGroup: Bool { get }

  /// Whether the field keeps the form's own control, with the HTML below it. It then sends nothing itself.
  var addsToField: Bool { get }

  /// The HTML. Nothing in it is escaped by the form: texts of people belong in ``WebFormField/escaped(_:)``.
  func html(_ row: FormRow, _ field: WebFormField) -> String
}

extension WebFormControl {
  public var isGroup: Bool { false }
  public var addsToField: Bool { false }
}

/// How the HTML of a control sends its answer.
public struct WebFormField: Sendable {
  /// Nil for a field that can't be edited.
  let fieldName: String?
  /// What is sent if nobody changes anything.
  public let value: String
  /// The options that are chosen, as they are sent; nil for a field without options.
  let chosen: [String]?
  /// For the one element that takes the focus, or that the title is the label of: its id, and what screen readers say
  /// about it.
  public let attributes: String

  /// The attribute `name` of what sends the answer; `disabled` where nothing can be answered.
  public var name: String { fieldName.map { "name=\"\(Self.escaped($0))\"" } ?? "disabled" }

  /// What the option with an id is sent as: the value of its radio button or checkbox.
  public func value(of option: String) -> String { option.wireName }

  /// ` checked` for an answer that the field has: an option's id, or else the text that is sent.
  public func checked(_ answer: String) -> String {
    chosen.map { $0.contains(answer.wireName) } ?? (answer == value) ? " checked" : ""
  }

  /// A text as content, or as the value of an attribute between quotation marks.
  public static func escaped(_ text: String) -> String {
    var html = HTMLWriter(capacity: 64 + text.utf8.count)
    html.escaped(text)
    return String(decoding: html.bytes, as: UTF8.self)
  }
}

/// What a program says about the rows of its pages: controls of its own, classes and attributes, a script and styles.
///
/// ```swift
/// var parts = WebFormParts()
/// parts.present(.row("seats")) { _ in StarsHTML() }
/// parts.adjust(.everything) { row, _ in row.classes.append("wide") }
/// let site = WebFormSite(title: "Registration", parts: parts) { FormSession(Attendee()) }
/// ```
public struct WebFormParts: Sendable {
  typealias Make = @Sendable (FormRow) -> (any WebFormControl)?
  typealias Adjust = @Sendable (inout WebFormAttributes, FormRow) -> Void
  typealias IssueView = @Sendable (FormRow) -> String?

  var controls = RowTable<Make>()
  var adjustments = RowTable<Adjust>()
  var issueViews = RowTable<IssueView>()
  /// The look of the pages.
  var look = PageLook.standard
  private(set) var embeddedScript: EmbeddedText?
  private(set) var embeddedStyles: EmbeddedText?

  public init() {}

  /// Shows the selected fields with a control of the program's own; also a heading, a footer or a text that is selected
  /// by its id or its kind.
  ///
  /// - Parameter make: Makes the control for a row; returns nil to leave it to the form.
  public mutating func present(
    _ rows: FormRowSelector, _ make: @escaping @Sendable (_ row: FormRow) -> (any WebFormControl)?
  ) { controls.add(make, for: rows) }

  /// Shows the issues of the selected rows as HTML of the program's own. What describes the field to screen readers
  /// contains it. Nothing in it is escaped: texts belong in ``WebFormField/escaped(_:)``.
  ///
  /// - Parameter make: Makes the HTML for a row that has issues; returns nil to leave them to the form.
  public mutating func presentIssues(
    _ rows: FormRowSelector, _ make: @escaping @Sendable (_ row: FormRow) -> String?
  ) { issueViews.add(make, for: rows) }

  /// Adds classes and attributes to what is written for the selected rows, and so to the options in them.
  public mutating func adjust(
    _ rows: FormRowSelector, _ change: @escaping @Sendable (_ html: inout WebFormAttributes, _ row: FormRow) -> Void
  ) { adjustments.add(change, for: rows) }

  /// A script of the program's own, as a module in each page. A control that it changes has to send an `input` event
  /// that bubbles, so that the form notices. The form updates the elements of a row in place; what the script adds beside
  /// them stays if it has the attribute `data-own` with a value.
  public var script: String? {
    get { embeddedScript?.text }
    set { embeddedScript = newValue.map(EmbeddedText.init(ofProgram:)) }
  }

  /// Styles of the program's own, after those of the form.
  public var styles: String? {
    get { embeddedStyles?.text }
    set { embeddedStyles = newValue.map(EmbeddedText.init(ofProgram:)) }
  }

  /// A content security policy that also allows the script and the styles.
  ///
  /// - Parameter looks: the styles of the themes that the page may have.
  func allowing(in policy: String, _ looks: [EmbeddedText] = []) -> String {
    var policy = policy
    let styles = (looks + [embeddedStyles].compactMap { $0 }).map { ("style-src", $0) }
    for (name, text) in styles + [embeddedScript].compactMap({ $0 }).map({ ("script-src", $0) }) {
      if policy.contains(name + " ") {
        policy = policy.replacing(name + " ", with: "\(name) \(text.source) ", maxReplacements: 1)
      } else {
        policy += "; \(name) \(text.source)"
      }
    }
    return policy
  }
}

/// Classes and attributes of the program's own for a row.
public struct WebFormAttributes: Sendable {
  /// Classes of the element around the row.
  public var classes: [String] = []
  /// Attributes of that element. Names of `data-` and `aria-` attributes, `title`, `lang` and the like; not those that
  /// the form writes itself.
  public var attributes: [String: String] = [:]
  /// Attributes of the control, in the same way.
  public var control: [String: String] = [:]
}
