import Fieldstone

/// Who already has an account: a form of its own, and the first part of others.
@Form
package struct SignIn: Codable {
  @Field(.required, .email) var email = ""
  @Field(.required, .password, .returnKey(.go)) var password = ""
  var rememberMe = false

  package init() {}

  package static func arrange(_ form: FormBuilder<SignIn>) {
    form.title("Sign in")
    form.titleCase(.sentence)
    form.fields(\.email, \.password, \.rememberMe)
    form.button("Sign in", .submit)
  }
}
