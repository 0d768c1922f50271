import Fieldstone

/// Who already has an account.
@Form
package struct Login: Codable {
  @Field(.required, .purpose(.username), .capitalization(.never), .spellChecking(false)) var username = ""
  @Field(.required, .password) var password = ""
  /// We send you a link with which you can choose another one.
  @Field("Forgotten your password?") var forgotten = Reset()

  /// Where the link is sent to.
  @Form package struct Reset: Codable {
    @Field("Email (username)", .email) var email = ""
    package init() {}
  }

  package init() {}

  package static func arrange(_ form: FormBuilder<Login>) {
    form.title("Sign in")
    form.section("Announcement") { $0.text("On Sunday from 2 to 4 in the morning, nobody can sign in.") }
    form.section { $0.fields(\.username, \.password, \.forgotten) }
    form.button("Sign in", .submit)
  }
}

/// Who wants a new password.
@Form
package struct ForgottenPassword: Codable {
  @Field("Email (username)", .email) var email = ""

  package init() {}

  package static func arrange(_ form: FormBuilder<ForgottenPassword>) {
    form.title("New password")
    form.field(\.email)
    form.button("Send", .submit)
  }
}
