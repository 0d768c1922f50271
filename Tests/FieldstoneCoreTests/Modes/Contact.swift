import FieldstoneCore

/// A contact that is edited rather than submitted.
struct Contact: Equatable, FormModel {
  var name = "Ada"
  var email = "ada@example.org"
  var note: String?
  var phones = [ContactPhone(number: "12")]
  var address = ContactAddress()

  static func describe(_ fields: FieldList<Contact>) {
    fields.add(\.name, "name").required()
    fields.add(\.email, "email").email()
    fields.add(\.note, "note")
    fields.add(\.phones, "phones").inline()
    fields.add(\.address, "address").inline()
  }
  static var formTemplate: Contact? { Contact() }

  static func arrange(_ form: FormBuilder<Contact>) {
    form[\.note].editableWhenLocked()
    form[\.email].visible { $0[.isEditing] }
    form.button("Call", "call")
  }

  static func session(_ mode: FormMode) -> FormSession<Contact> {
    let form = FormSession(Contact())
    form.mode = mode
    return form
  }
}

struct ContactPhone: Equatable, FormModel {
  var number = ""
  static func describe(_ fields: FieldList<ContactPhone>) { fields.add(\.number, "number") }
  static var formTemplate: ContactPhone? { ContactPhone() }
}

struct ContactAddress: Equatable, FormModel {
  var city = "London"
  static func describe(_ fields: FieldList<ContactAddress>) { fields.add(\.city, "city").minimumLength(2) }
  static var formTemplate: ContactAddress? { ContactAddress() }
}

/// Something that went wrong outside of the form.
struct SaveFailure: Error, Equatable {}
