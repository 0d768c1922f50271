import FieldstoneCore
import Foundation

/// The content of a POST, compared with the page as it was rendered: only changed answers, and the pressed button.
struct PostedPage {
  let inputs: [FormInput]
  let intent: Intent
  /// What the search boxes contain.
  let queries: [FormRowID: String]
  /// What is searched for among the rows of the form.
  let find: String?
  /// The id of the element that the pressed button makes.
  let newElement: String?
  /// The text of the field whose button was pressed, which the button counts from, changed or not.
  let counted: String?
  /// Where its sliders stand.
  let sliders: [FormRowID: Decimal]
  /// The files of the POST.
  let files: TakenFiles
  /// What a script has sent for each field, changed or not, by its index on the page; empty if there was no script.
  private(set) var sent: [[String]?] = []

  /// - Parameters:
  ///   - live: what the script says about the POST, if it sent it.
  ///   - isPressed: whether somebody pressed a button. Otherwise only the fields that were left are.
  init(
    _ body: URLEncodedBody, on page: RenderedPage, limits: WebFormLimits, live: LivePost? = nil,
    isPressed: Bool = true
  ) throws(WebFormRefusal) {
    let answers = try SentAnswers(body, on: page, limits)
    intent = try Self.intent(answers.others[Intent.name], on: page)
    newElement = answers.others[Self.newElementName]
    find = answers.others[Self.findName]
    var files = TakenFiles()
    var inputs: [FormInput] = []
    var queries: [FormRowID: String] = [:]
    var sliders: [FormRowID: Decimal] = [:]
    if live != nil { sent.reserveCapacity(page.fields.count) }
    for (field, answer) in zip(page.fields, answers.values) {
      let position = try field.slider?.position(sentAs: answers.others[field.row.sliderName])
      if let position { sliders[field.row] = position }
      let file = try files.take(body.files, of: field)
      let input = file == nil ? try Self.input(of: field, answer, position) : file
      if let input { inputs.append(input) }
      let isLeft = live.map { $0.hasLeft(field.row) } ?? false
      if isLeft || isPressed && input != nil { inputs.append(.blur(field.row)) }
      if live != nil { sent.append(field.values(answer)) }
      if field.query != nil { queries[field.row] = answers.others[field.row.searchName] }
    }
    files.takeAdded(body.files, page)
    self.files = files
    self.inputs = inputs
    self.queries = queries
    self.sliders = sliders
    counted =
      switch intent {
      case .increase(let row), .decrease(let row):
        page.fields.firstIndex { $0.row == row }.flatMap { answers.values[$0].first }
      default: nil
      }
  }

  /// The button that was pressed; without one, what Enter does.
  private static func intent(_ pressed: String?, on page: RenderedPage) throws(WebFormRefusal) -> Intent {
    let found = page.intents.first { intent in pressed.map { intent.text == $0 } ?? (intent == page.usual) }
    guard let found else { throw .tampered("There is a button that the page did not have.") }
    return found
  }

  /// What fits of a page that asked something else. Its button is not pressed.
  init(whatFitsOf body: URLEncodedBody, on page: RenderedPage) {
    intent = .update
    (queries, sliders) = ([:], [:])
    (newElement, counted, find) = (nil, nil, nil)
    var files = TakenFiles()
    files.takeAdded(body.files, page)
    let answers = Dictionary(grouping: body.pairs, by: \.name).mapValues { $0.map(\.value) }
    var inputs: [FormInput] = []
    for field in page.fields {
      let answer = answers[field.row.fieldName] ?? []
      let position = try? field.slider?.position(sentAs: answers[field.row.sliderName]?.first)
      let input = (try? files.take(body.files, of: field)) ?? (try? Self.input(of: field, answer, position))
      if let input { inputs += [input, .blur(field.row)] }
    }
    self.files = files
    self.inputs = inputs
  }

  static let secretName = ":csrf"
  static let pageName = ":page"
  static let newElementName = ":new"
  static let findName = ":find"

  /// Returns nil if neither the answer nor the slider has changed. What is typed is more precise.
  private static func input(
    of field: RenderedPage.Field, _ answer: [String], _ position: Decimal?
  ) throws(WebFormRefusal) -> FormInput? {
    if let input = field.kind.isSeveral ? try selection(field, answer) : try input(of: field, answer.first) {
      return input
    }
    guard let position, position != field.slider?.position else { return nil }
    return .set(field.row, .number(position))
  }

  /// Returns nil if the answer is unchanged.
  private static func input(of field: RenderedPage.Field, _ answer: String?) throws(WebFormRefusal) -> FormInput? {
    let answer = field.kind == .longText ? answer?.withLineFeeds : answer
    guard answer != field.untouched.first else { return nil }
    if case .flag = field.kind {
      guard answer == nil || answer == "on" else { throw .tampered("A box has an answer that it can't have.") }
      return .set(field.row, .flag(answer != nil))
    }
    // A file is no text.
    if case .file = field.kind { return nil }
    // Absent: no radio is chosen, or a program sends only a part of the page.
    guard let answer else { return nil }
    if field.kind.isTyped { return .type(field.row, answer) }
    guard let offer = field.offer(sentAs: answer) else {
      throw .tampered("There is an answer that the page did not offer.")
    }
    guard let offer else { return .set(field.row, .none) }
    return .set(field.row, field.kind == .flagOrNone ? .flag(offer == "yes") : .choices([offer]))
  }

  /// The chosen options of several; nil if the same ones are chosen, or if the field wasn't sent.
  private static func selection(_ field: RenderedPage.Field, _ sent: [String]) throws(WebFormRefusal) -> FormInput? {
    guard !sent.isEmpty else { return nil }
    let values = sent.filter { !$0.isEmpty }
    let chosen = Set(values)
    guard sent.count == values.count + 1, chosen.count == values.count else {
      throw .tampered("A name is there twice.")
    }
    let offers = Dictionary(field.offers.compactMap { $0 }.map { ($0.wireName, $0) }) { first, _ in first }
    guard values.allSatisfy({ offers[$0] != nil }) else {
      throw .tampered("There is an answer that the page did not offer.")
    }
    if chosen == Set(field.untouched) { return nil }
    return .set(field.row, .choices(values.compactMap { offers[$0] }))
  }
}
