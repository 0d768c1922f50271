import Fieldstone

/// What people agree to when they register. Each text is the content of a page.
enum LegalTexts {
  static func terms<Model>(_ page: FormBuilder<Model>) {
    page.section("Your account") {
      $0.text("Your account is for you alone. Keep your password to yourself.")
      $0.text("You can close your account at any time.")
    }
    page.section("Our service") {
      $0.text("We may change the service, and will tell you a month before we do.")
    }
  }

  static func privacy<Model>(_ page: FormBuilder<Model>) {
    page.section("What we store") {
      $0.text("We store what you enter in this form, and nothing else about you.")
    }
    page.section("What we don’t do") {
      $0.text("We don’t sell or share your data.")
      $0.text("When you close your account, we delete everything within a month.")
    }
  }
}
