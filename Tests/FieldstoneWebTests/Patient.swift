import Fieldstone
import Foundation

@testable import FieldstoneWeb

/// A form that is read until somebody presses Edit.
@Form
struct Patient: Codable, Sendable, Equatable {
  @Field(.required) var name = "Ada"
  var ward = 1
  @Field(.password) var code = ""
  @Field(.editableWhenLocked) var isPresent = true
  var phones = [Phone()]

  @Form
  struct Phone: Codable, Sendable, Equatable {
    var number = "12"
  }

  static func arrange(_ form: FormBuilder<Patient>) {
    form.title("Patient")
    form.mode(.edit)
    form.remainingFields()
    form[\.phones].inline()
    form[\.ward].asyncRule { ward in
      guard ward > 10 else { return nil }
      try await Task.sleep(for: .milliseconds(700))
      return ward == 13 ? "There is no ward 13." : nil
    }
    form.button("Leave", .cancel)
  }
}

/// What has been saved, and what goes wrong.
actor Archive {
  struct Unreachable: LocalizedError {
    var errorDescription: String? { "The archive can't be reached." }
  }

  private(set) var saved: [Patient] = []
  private var failure: (any Error)?

  func fail(_ error: (any Error)?) { failure = error }

  func save(_ patient: Patient) throws {
    if let failure { throw failure }
    if patient.name == "Nobody" { throw Unreachable() }
    if patient.name == "Everybody" { throw FormIssues(["name": "This is nobody's name."]) }
    saved.append(patient)
  }

  /// A session as each request begins it.
  nonisolated func session(_ mode: FormMode) -> FormSession<Patient> {
    let form = FormSession(Patient())
    form.mode = mode
    form.onSave { try await self.save($0) }
    return form
  }

  nonisolated func site(_ mode: FormMode = .edit) -> WebFormSite<Patient> {
    WebFormSite(onError: { _ in }) { self.session(mode) }
  }
}

extension Visitor {
  /// Sends the page with a button, and loads the page that it leads to.
  func press(_ intent: String, _ answers: (name: String, value: String)...) async -> Int {
    let status = await post(answers + [(":do", intent)])
    if status == 303 { await get() }
    return status
  }

  /// The titles of the buttons below the form.
  var tools: [String] {
    let foot = html.firstRange(of: "class=\"foot").map { html[$0.lowerBound...] } ?? ""
    return foot.matches(of: /<button [^>]*>([^<]*)</).map { String($0.1) }
  }

  /// What the page says has become of the changes.
  var saveStatus: String? {
    html.firstMatch(of: /<p class="state" id="state" role="status"[^>]*>([^<]*)</).map { String($0.1) }
  }

  /// Which element has the focus when the page is loaded.
  var focus: String? {
    guard let tag = html.firstMatch(of: /<[^>]* autofocus[^>]*>/)?.output else { return nil }
    return tag.firstMatch(of: /(?:id|value)="([^"]*)"/).map { String($0.1) }
  }
}
