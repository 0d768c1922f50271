#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  @Form
  struct Parcel {
    var sender = ""
    @Field(.unit("kg"), .stepper) var weight = 1
    @Field(.unit("pieces in each of the boxes of a pallet")) var pieces = 1

    static func arrange(_ form: FormBuilder<Parcel>) {
      form.button("Cancel", .cancel)
      form.remainingFields()
      form.button("Send", .submit)
    }
  }

  extension Windows {
    @Test("A form with a cancel button opens with the focus in its first field")
    func focusBesideCancel() async throws {
      let window = try await TestWindow(FormSession(Parcel()))
      defer { window.close() }
      #expect(window.form.focusedRow == "sender")
      #expect(window.focus == "sender")
    }

    @Test("A form's focused row has the keyboard focus when its window opens")
    func focusFromBefore() async throws {
      let form = FormSession(Parcel())
      form.send(.focus("weight"))
      let window = try await TestWindow(form)
      defer { window.close() }
      #expect(form.focusedRow == "weight")
      #expect(window.focus == "weight")
    }
  }
#endif
