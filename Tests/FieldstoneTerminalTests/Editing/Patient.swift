import Fieldstone
import Foundation

/// A form that is edited and saved, for tests of the terminal.
@Form
struct Patient: Equatable, Codable {
  @Field(.required, .minimumLength(2)) var name = "Ada"
  var city = ""
  @Field(.editableWhenLocked) var isPresent = true

  static func arrange(_ form: FormBuilder<Patient>) {
    form.fields(\.name, \.city, \.isPresent)
    form.button("Delete", "delete").visible { $0[.isEditing] }
  }

  struct Failure: LocalizedError { var errorDescription: String? { "The archive can't be reached." } }

  /// A session whose saves fail for some cities.
  static func session(_ mode: FormMode, _ patient: Patient = Patient()) -> FormSession<Patient> {
    let form = FormSession(patient)
    form.mode = mode
    form.onSave { patient in
      if patient.city == "fail" { throw Failure() }
      if patient.city == "Nowhere" { throw FormIssues(["city": "There is no such city."]) }
    }
    return form
  }
}

/// A form with a code that is checked, without any delay.
struct Voucher: Equatable, FormModel {
  var code = ""
  var note = ""

  static func describe(_ fields: FieldList<Voucher>) {
    fields.add(\.code, "code").asyncRule { code in
      if code == "down" { throw Patient.Failure() }
      return code == "old" ? "This voucher has expired." : nil
    }
    fields.add(\.note, "note")
  }
  static var formTemplate: Voucher? { Voucher() }

  static func session(_ voucher: Voucher = Voucher()) -> FormSession<Voucher> {
    var environment = FormEnvironment.standard
    environment.sleep = { delay in if delay > .seconds(1) { try await Task.sleep(for: .seconds(3600)) } }
    return FormSession(voucher, environment: environment)
  }
}
