import Fieldstone
import Foundation

/// Who already has an account.
@Form
package struct Login: Codable {
  @Field(.required, .purpose(.username), .capitalization(.never), .spellChecking(false)) var username = ""
  @Field(.required, .password, .returnKey(.go)) var password = ""
  /// We'll send you a link to choose a new one.
  @Field("Forgotten your password?") var forgotten = Reset()

  /// Where the link is sent to. Whoever has come here by mistake can still sign in, whatever is in the field.
  @Form package struct Reset: Codable {
    @Field(.purpose(.email)) var email = ""
    @Field(.excluded) var isSent = false

    package init() {}

    package static func arrange(_ form: FormBuilder<Reset>) {
      form.field(\.email)
      form.button("Send link") { press in
        let email = press.model.email
        press.run {
          guard email.contains("@") else { throw AddressError() }
          // A program would send the link here.
          try await Task.sleep(for: .milliseconds(200))
        } then: {
          press.edit { $0.isSent = true }
        }
      }
      form.text("We've sent you a link.").visible { $0.isSent }
    }
  }

  private struct AddressError: LocalizedError {
    var errorDescription: String? { "Enter your email address, for example name@example.org." }
  }

  package init() {}

  package static func arrange(_ form: FormBuilder<Login>) {
    form.title("Sign in")
    form.section("Announcement") { $0.text("Sign-in will be unavailable on Sunday from 2 to 4 a.m.") }
    form.section { $0.fields(\.username, \.password, \.forgotten) }
    form.button("Sign in", .submit)
  }
}

/// Who wants a new password.
@Form
package struct ForgottenPassword: Codable {
  @Field(.required, .email) var email = ""

  package init() {}

  package static func arrange(_ form: FormBuilder<ForgottenPassword>) {
    form.title("New password")
    form.returnSubmits()
    form.field(\.email)
    form.button("Send link", .submit)
  }
}
