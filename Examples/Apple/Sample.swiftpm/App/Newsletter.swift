import Fieldstone
import FieldstoneSwiftUI
import SwiftUI

@Form
struct Newsletter: Codable {
  @Field(.required, .email)
  var email = ""
  @Field("Every week")
  var isWeekly = false
}

/// Two fields of a form in a layout of the program's own.
struct NewsletterView: View {
  @State private var session = FormSession(Newsletter())

  var body: some View {
    Form {
      Section {
        FormFieldView(session, \.email)
        FormFieldView(session, \.isWeekly)
      } footer: {
        Text("One letter a month, or one a week.")
      }
    }
    .navigationTitle("Newsletter")
  }
}
