import FieldstoneCore
import Foundation

/// Visits that have begun before the program was started again: their drafts are still in the store, and are offered to
/// whoever has the cookie.
extension WebFormSite {
  /// The draft of a visit that the program doesn't know; nil if there is none, or if it is of no use.
  private func foundDraft(_ name: String, _ request: WebFormRequest) async throws -> FoundDraft? {
    let place = FormDraftPlace(store, as: WebFormVisitor<Model>.draft(of: name))
    guard visitors.visit(name) == nil, !visitors.isEnding(place.name) else { return nil }
    // Before a form is made, because anybody may name a visit.
    guard try await store.load(place.name) != nil else { return nil }
    let form = try await makeForm(request)
    do {
      guard let found = try await form.findDraft(in: store, as: place.name) else { return nil }
      // The visit would have ended by now.
      if let savedAt = found.savedAt, abs(environment.now().timeIntervalSince(savedAt)) > limits.visitSeconds {
        try await store.remove(place.name)
        return nil
      }
      return FoundDraft(place: place, draft: found, unfit: try form.restore(found.snapshot, withNews: true), form: form)
    } catch let error where error is DecodingError || error is FormSnapshotError {
      onError(error)
      try await place.setAsideUnreadable()
      return nil
    }
  }

  /// Asks somebody whose visit isn't known any longer whether to go on with its draft.
  ///
  /// - Returns: nil if there is none.
  func offerDraft(_ name: String, _ request: WebFormRequest) async -> WebFormResponse? {
    do {
      guard let found = try await foundDraft(name, request) else { return nil }
      let question = found.form.question(about: found.draft)
      return WebFormResponse(
        status: 200,
        body: HTMLWriter.draftQuestion(
          question, about: page(found.form).title, in: found.form.environment, action: location.path + PageAddress.first
        ))
    } catch {
      onError(error)
      return messages.page(500, .notRead)
    }
  }

  /// The response to a page of a visit that isn't known any longer. If its draft is still there, only what the page has
  /// brought is lost.
  func refusalOfUnknown(_ name: String, _ request: WebFormRequest) async -> WebFormResponse {
    do {
      return try await foundDraft(name, request) == nil ? refusal(.ended) : messages.page(410, .kept)
    } catch {
      onError(error)
      return messages.page(500, .notRead)
    }
  }

  /// Does with the draft what somebody has chosen.
  func take(_ choice: FormDraftChoice, _ name: String, _ request: WebFormRequest) async -> WebFormResponse {
    do {
      // If the button was pressed twice, there is none any more.
      guard let found = try await foundDraft(name, request) else { return .seeOther() }
      var response = WebFormResponse.seeOther()
      switch choice {
      case .resume:
        let unfit = found.form.names(ofUnfit: found.unfit)
        let words = FormString.sentences(.common(.unfitAnswers), FormString(verbatim: unfit))
        visitors.resume(name, on: self, refusal: unfit.isEmpty ? nil : words)
      case .startAnew:
        try await store.remove(found.place.name)
        response.headers.append(noCookie(for: request))
      case .keepBoth: response.headers += keeping(name, for: request)
      }
      return response
    } catch {
      onError(error)
      return messages.page(500, .notRead)
    }
  }

  /// A draft, with a form into which it was restored.
  private struct FoundDraft {
    let place: FormDraftPlace
    let draft: FormFoundDraft
    /// The rows whose answers don't fit the form any longer.
    let unfit: [String]
    let form: FormSession<Model>
  }
}

extension HTMLWriter {
  /// The name under which the answer to the question about a draft is sent.
  static let draftChoice = ":draft"

  /// The page that asks whether to go on with a draft.
  ///
  /// - Parameter form: The title of the form that the draft is of.
  static func draftQuestion(
    _ question: FormString, about form: String, in environment: FormEnvironment, action: String
  ) -> [UInt8] {
    var html = HTMLWriter()
    var environment = environment
    environment.marks = TextMarks(for: environment)
    let question = question.text(in: environment)
    html.beginDocument(title: "\(question) – \(form)", environment)
    html.element("h1", text: form)
    html.element("p", class: "message", text: question)
    html.beginForm(action: action)
    html.content()
    html.open("div", class: "foot")
    // Enter presses the first.
    for choice in FormDraftChoice.allCases {
      html.begin("button")
      html.attribute("name", draftChoice)
      html.attribute("value", choice.rawValue)
      html.attribute("class", choice == .resume ? "primary" : "plain")
      html.content()
      html.text(FormString.common(choice.title).text(in: environment))
      html.close("button")
    }
    html.close("div")
    html.close("form")
    html.endDocument()
    return html.bytes
  }
}
