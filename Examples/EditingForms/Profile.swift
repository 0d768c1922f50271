import Fieldstone
import Foundation

/// A patient's profile: it is read until somebody presses Edit.
@Form
package struct Profile: Codable, Sendable {
  @Field(.required, .minimumLength(3), .icon(.person))
  var firstName = "Cameron"
  @Field(.required) var lastName = "Bell"
  var sex: Sex?
  @Field("Date of Birth", .date, .purpose(.birthday)) var dateOfBirth: Date?
  @Field(.suggestions(["Berlin", "Bern", "Oslo", "Ottawa", "Paris"])) var city = ""
  /// Patients can be reached here while others look at the profile.
  @Field("Present", .editableWhenLocked) var isPresent = true
  @Field(.options(["Aspirin", "Ibuprofen", "Paracetamol"]), .ownEntries) var medication: [String] = []
  @Field(.longText) var comments = ""
  // Deleting is a change like others: Save saves it, and Cancel takes it back. No row shows it.
  @Field(.whenHidden(.keep)) var isDeleted = false

  package enum Sex: String, Codable, Sendable, CaseIterable { case male, female }

  package init() {}

  package static func arrange(_ form: FormBuilder<Profile>) {
    form.title("Patient")
    form.mode(.edit)
    form.section("Name") { $0.fields(\.firstName, \.lastName, \.sex, \.dateOfBirth) }
    form.section("Where") { $0.fields(\.city, \.isPresent) }
    form.section("Health") { section in
      section.fields(\.medication, \.comments)
      section.button("Add a visit", role: .add) { press in
        press.edit { $0.comments += ($0.comments.isEmpty ? "" : "\n") + "Visited." }
      }
      .visible { $0[.isEditing] }
    }
    form[\.isDeleted].visible { _ in false }
    form.button("Delete patient", role: .destructive) { press in
      press.edit { $0.isDeleted = true }
    }
    .confirms("Delete this patient's record?").visible { $0[.isEditing] && !$0.isDeleted }
    form.text("The record was deleted.").visible { $0.isDeleted }
  }

  /// A session whose saves can fail: a comment of "fail" is one that the archive doesn't take.
  package static func session(_ environment: FormEnvironment) -> FormSession<Profile> {
    let form = FormSession(Profile(), environment: environment)
    form.onSave { profile in
      // A program would write the record here, or delete it.
      if profile.comments == "fail" { throw ArchiveError() }
      if profile.lastName == "Root" { throw FormIssues(["lastName": "The archive has no patient of this name."]) }
    }
    return form
  }

  private struct ArchiveError: LocalizedError {
    var errorDescription: String? { "The archive can't be reached." }
  }
}
