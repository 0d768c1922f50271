import FieldstoneCore
import Foundation

/// The content of a POST, compared with the page as it was rendered: only changed answers, and the pressed button.
struct PostedPage {
  let inputs: [FormInput]
  let intent: Intent
  /// What the search boxes contain.
  let queries: [FormRowID: String]
  /// The id of the element that the pressed button makes.
  let newElement: String?
  /// The text of the field whose button was pressed, which the button counts from, changed or not.
  let counted: String?
  /// Where its sliders stand.
  let sliders: [FormRowID: Decimal]
  /// The files of the POST.
  let files: TakenFiles
  /// What was sent for each field, changed or not.
  private(set) var sent: [FormRowID: [String]] = [:]

  /// - Parameters:
  ///   - live: what the script says about the POST, if it sent it.
  ///   - isPressed: whether somebody pressed a button. Otherwise only the fields that were left are.
  init(
    _ body: URLEncodedBody, on page: RenderedPage, limits: WebFormLimits, live: LivePost? = nil,
    isPressed: Bool = true
  ) throws(WebFormRefusal) {
    let answers = try Self.answers(body, on: page, limits)
    let pressed = answers[Intent.name]?.first ?? page.usual.text
    guard let intent = page.intents.first(where: { $0.text == pressed }) else {
      throw .tampered("There is a button that the page did not have.")
    }
    self.intent = intent
    newElement = answers[Self.newElementName]?.first
    var files = TakenFiles()
    var inputs: [FormInput] = []
    var queries: [FormRowID: String] = [:]
    var sliders: [FormRowID: Decimal] = [:]
    for field in page.fields {
      let answer = answers[field.row.fieldName] ?? []
      let position = try field.slider?.position(sentAs: answers[field.row.sliderName]?.first)
      if let position { sliders[field.row] = position }
      let file = try files.take(body.files, of: field)
      let input = file == nil ? try Self.input(of: field, answer, position) : file
      if let input { inputs.append(input) }
      let isLeft = live.map { $0.hasLeft(field.row) } ?? false
      if isLeft || isPressed && input != nil { inputs.append(.blur(field.row)) }
      if live != nil { sent[field.row] = field.values(answer) }
      if field.query != nil { queries[field.row] = answers[field.row.searchName]?.first }
    }
    files.takeAdded(body.files, page)
    self.files = files
    self.inputs = inputs
    self.queries = queries
    self.sliders = sliders
    counted =
      switch intent {
      case .increase(let row), .decrease(let row): answers[row.fieldName]?.first
      default: nil
      }
  }

  /// What fits of a page that asked something else. Its button is not pressed.
  init(whatFitsOf body: URLEncodedBody, on page: RenderedPage) {
    intent = .update
    (queries, sliders) = ([:], [:])
    (newElement, counted) = (nil, nil)
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
  private static let ownNames: Set = [
    secretName, pageName, newElementName, Intent.name, LivePost.name, LivePost.leftName,
  ]

  /// The values of each name. Only fields for several options have more than one.
  private static func answers(
    _ body: URLEncodedBody, on page: RenderedPage, _ limits: WebFormLimits
  ) throws(WebFormRefusal) -> [String: [String]] {
    var names = ownNames
    var several: Set<String> = []
    for field in page.fields {
      names.insert(field.row.fieldName)
      if field.kind.isSeveral { several.insert(field.row.fieldName) }
      if field.query != nil { names.insert(field.row.searchName) }
      if field.slider != nil { names.insert(field.row.sliderName) }
    }
    names.formUnion(page.addable.keys.map(\.addedFilesName))
    for file in body.files where page.fileStyle(of: file.name) == nil {
      throw .tampered("There is a file that the page did not ask for.")
    }
    var answers: [String: [String]] = [:]
    for (name, value) in body.pairs {
      guard answers[name] == nil || several.contains(name) else { throw .tampered("A name is there twice.") }
      guard value.utf8.count <= limits.valueBytes else { throw .tooLarge("An answer has too many bytes.") }
      guard names.contains(name) else {
        throw .tampered("There is an answer to something that the page did not ask.")
      }
      answers[name, default: []].append(value)
    }
    return answers
  }

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
