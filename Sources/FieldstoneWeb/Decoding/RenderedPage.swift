import FieldstoneCore
import Foundation

/// What a page asked when it was rendered. A POST is compared with this, not with the form as it is now.
struct RenderedPage: Sendable, Equatable, Codable {
  struct Field: Sendable, Equatable, Codable {
    let row: FormRowID
    let kind: FieldKind
    /// The values that are sent if nobody changes them: none, one or, for several options, any number.
    fileprivate(set) var untouched: [String]
    /// The ids of the options that were offered, nil for no answer; empty if any text can be typed.
    let offers: [String?]
    /// What was searched for among its options; nil if it has no search box.
    let query: String?
    /// For a search that the program answers: what was found when the page was rendered.
    private(set) var search: VisitJob? = nil
    /// The slider below its input, if it has one.
    fileprivate(set) var slider: NumberSlider?
    /// For a field of an element, what to call it if the element is gone when the answer arrives.
    let name: String?

    /// A search goes on in the program's memory, so it is not encoded.
    private enum CodingKeys: String, CodingKey { case row, kind, untouched, offers, query, slider, name }

    /// The option that was offered with a value; nil if there was none.
    func offer(sentAs value: String) -> String?? { offers.first { ($0?.wireName ?? "") == value } }

    /// The answers of a POST to it, in the form of ``untouched``; nil if it has none.
    func values(_ answer: [String]) -> [String]? {
      if case .flag = kind { return answer }
      guard let first = answer.first else { return nil }
      if kind.isSeveral { return answer.filter { !$0.isEmpty } }
      return [kind == .longText ? first.withLineFeeds : first]
    }
  }

  let page: FormPageID
  /// The field whose options are the whole page; nil on a page of the form.
  let choosing: FormRowID?
  /// The fields in the order of the page.
  private(set) var fields: [Field] = []
  /// The other rows on the page.
  private(set) var others: [FormRowID] = []
  private(set) var intents: [Intent]
  /// What the elements are called that have buttons, in case they are gone when one is pressed.
  private(set) var elements: [FormRowID: String] = [:]
  /// What the Enter key does: what the button at the end of the page does. With a search box, Enter only updates the
  /// page, which searches.
  private(set) var usual: Intent
  /// What collections of files accept, to which the page can add several.
  private(set) var addable: [FormRowID: FormFileStyle] = [:]
  /// What its buttons to undo and redo are about.
  var undo, redo: WebFormVisit.StepName?
  /// What was in the search box for the rows of the form; nil if the page has none.
  private(set) var find: String?
  /// The digests of the rows as they were written, if a script can tell which of them to write again.
  private(set) var rows = RowDigests()

  /// - Parameter tools: what the toolbar of a form does that is edited; nil for one that is submitted.
  init(_ page: FormPageID, tools: [Intent]? = nil) {
    self.page = page
    choosing = nil
    usual = page == .root ? tools?.first { $0 == .save } ?? (tools == nil ? .submit : .update) : .back
    intents = (tools ?? [.submit]) + [.back, .undo, .redo, .update]
  }

  /// On a page that Enter would leave, it does what a button does that leads on, to the next step or to the end.
  mutating func goesOn(by button: FormRow) {
    if usual == .back, button.isEnabled { usual = .perform(button.id) }
  }

  /// The page with the options of one field.
  init(choosing row: FormRowID, on page: FormPageID) {
    self.page = page
    choosing = row
    usual = .chosen
    intents = [.chosen, .update]
  }

  /// The page that asks whether to leave a page.
  ///
  /// - Parameter canSave: whether there are changes that can be saved.
  init(leaving page: FormPageID, canSave: Bool = false) {
    self.page = page
    choosing = nil
    usual = canSave ? .saveAndLeave : .stay
    intents = (canSave ? [.saveAndLeave] : []) + [.stay, .leave]
  }

  /// Whether files can be chosen.
  var takesFiles: Bool {
    !addable.isEmpty || fields.contains { if case .file = $0.kind { true } else { false } }
  }

  /// What the control with a name accepts; nil if the page has no such control for files.
  func fileStyle(of name: String) -> FormFileStyle? {
    if let field = fields.first(where: { $0.row.fieldName == name }), case .file(let style) = field.kind {
      return style
    }
    return addable.first { $0.key.addedFilesName == name }?.value
  }

  /// Whether a button makes an element, for which the page needs an id.
  var makesElements: Bool { intents.contains(where: \.makesElement) }

  /// Notes what can be done with a collection or an element.
  mutating func note(_ element: PageElements.Element, name: String) {
    intents += element.intents
    if let style = element.fileStyle {
      addable[element.collection.id] = style
      intents.append(.insert(element.collection.id))
    }
    if element.row.kind != .add { elements[element.row.id] = name }
  }

  /// Notes the buttons that show the form in another language.
  mutating func note(_ languages: OfferedLanguages) { intents += languages.others.map(Intent.language) }

  /// Notes a button that leads to a row of another page.
  mutating func noteLink(to row: FormRowID) { intents.append(.show(row)) }

  /// Notes the search box for the rows of the form. Enter updates the page, as with any search box: a browser doesn't say
  /// in which field it was pressed.
  mutating func noteFinding(_ text: String) {
    find = text
    intents.append(.find)
    usual = .update
  }

  /// Whether a row is on it.
  func has(_ row: FormRowID) -> Bool { others.contains(row) || fields.contains { $0.row == row } }

  /// How much it has noted so far.
  struct Counts {
    let fields, others, intents: Int
  }
  var counts: Counts { Counts(fields: fields.count, others: others.count, intents: intents.count) }

  /// Notes a field as an earlier page had it, with what its buttons do.
  mutating func note(_ field: Field, _ more: ArraySlice<Intent>) {
    fields.append(field)
    intents += more
  }

  /// Takes the same fields as they are in another page, with which they are then shared.
  mutating func share(_ same: [Field]) { fields = same }

  /// Notes a row without anything to send or press.
  mutating func noteOther(_ row: FormRowID) { others.append(row) }

  mutating func reserve(_ count: Int) { fields.reserveCapacity(count) }

  mutating func note(_ digest: UInt64, of row: FormRowID) { rows.note(digest, of: row, capacity: fields.capacity) }

  /// The address at which a site shows it.
  var address: PageAddress {
    if intents.last == .leave { return .leaving }
    return choosing.map(PageAddress.options) ?? .page(page)
  }

  /// Whether there is something that can be answered or changed.
  var asks: Bool { !fields.isEmpty || intents.contains { $0.answeredRow != nil } }
  /// Whether it was made while the form could be edited and saved.
  var canSave: Bool { intents.contains(.save) }

  /// The page with what a document has sent since it was rendered, so that only what differs from that is new.
  func answered(_ sent: [FormRowID: [String]], _ sliders: [FormRowID: Decimal]) -> RenderedPage {
    guard !sent.isEmpty || !sliders.isEmpty else { return self }
    var page = self
    for index in fields.indices {
      let row = fields[index].row
      page.fields[index].untouched = sent[row] ?? fields[index].untouched
      if let position = sliders[row] { page.fields[index].slider?.position = position }
    }
    return page
  }

  mutating func note(
    _ row: FormRow, _ kind: FieldKind?, _ options: ShownOptions?, _ search: VisitJob?, name: String? = nil
  ) {
    intents += row.contextActions.map { .act(row.id, action: $0.id) }
    guard let kind, let options else {
      others.append(row.id)
      intents += row.intents
      return
    }
    intents += row.choiceIntents(kind, options) + row.counterIntents
    if case .file = kind { intents += row.fileIntents }
    guard kind.isSent else {
      others.append(row.id)
      return
    }
    if kind.isSearch {
      intents.append(.search(row.id))
      usual = .update
    }
    let one = Self.untouched(row, kind)
    var untouched = kind.isSeveral ? row.options.chosen.map(\.id.wireName) : [one].compactMap(\.self)
    // A field that shows a refusal is answered by choosing nothing more.
    if case .file = kind, row.states.contains(.unread) { untouched.append("") }
    fields.append(
      Field(
        row: row.id, kind: kind, untouched: untouched, offers: Self.offers(row, kind, options), query: options.query,
        search: search, slider: kind == .line ? NumberSlider(row) : nil, name: name))
  }

  /// What is sent for a field if nobody changes it; nil for several options, and for nothing.
  static func untouched(_ row: FormRow, _ kind: FieldKind) -> String? {
    switch kind {
    case .elsewhere: nil
    case .secret: ""
    case .line: PickedDate(row)?.value ?? line(of: row)
    case .longText: HTMLWriter.asEdited(row.text).withLineFeeds
    case .flag: row.answer == .flag(true) ? "on" : nil
    case .flagOrNone:
      switch row.answer {
      case .flag(let isYes): isYes ? "yes" : "no"
      default: row.offersNone ? "" : nil
      }
    // A menu without an answer has an entry for that, even if it can't be chosen later.
    case .choice(let look):
      row.options.chosen.first?.id.wireName ?? (row.offersNone || look.style == .menu ? "" : nil)
    case .file: row.file?.id ?? ""
    case .choices: nil
    }
  }

  private static func line(of row: FormRow) -> String {
    // Browsers drop the spaces around an email address.
    if case .text(.email) = row.control.standard { return line(row.text).withoutOuterSpaces }
    return line(row.text)
  }

  private static func line(_ text: String) -> String {
    HTMLWriter.mayChange(text) ? HTMLWriter.asEdited(text).withoutLineEnds : text
  }

  private static func offers(_ row: FormRow, _ kind: FieldKind, _ options: ShownOptions) -> [String?] {
    switch kind {
    case .choice: options.sendable + (row.offersNone ? [nil] : [])
    case .choices: options.sendable
    case .flagOrNone: ["yes", "no"] + (row.offersNone ? [nil] : [])
    default: []
    }
  }
}

extension String {
  /// With line feeds, which forms store; browsers send other line breaks.
  var withLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == 0x0D { bytes.append(0x0A) } else if byte != 0x0A || last != 0x0D { bytes.append(byte) }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Without ASCII white space at both ends.
  var withoutOuterSpaces: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }
    guard let first = utf8.first, let last = utf8.last, isSpace(first) || isSpace(last) else { return self }
    let bytes = utf8.drop(while: isSpace)
    return String(decoding: bytes.reversed().drop(while: isSpace).reversed(), as: UTF8.self)
  }

  /// As in a single-line field, where browsers drop line breaks.
  fileprivate var withoutLineEnds: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return String(decoding: utf8.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
