import FieldstoneTesting
import Testing

@Suite("Rules of secret fields")
struct SecretRuleTests {
  struct Account: FormModel {
    var password = ""
    static func describe(_ fields: FieldList<Account>) {
      fields.add(\.password, "password").password().rule("Choose another word than hunter22.") { $0.count > 20 }
    }
  }

  @Test("A sentence that repeats the secret is concealed, even if it showed before for another secret")
  func repeated() {
    let form = FormSession(Account(), environment: .test, policy: .immediately)
    form.send(.type("password", "ab"))
    #expect(form.row("password")?.issues.map(\.text) == ["Choose another word than hunter22."])
    form.send(.type("password", "hunter22"))
    #expect(form.row("password")?.issues.map(\.text) == ["Choose another word than ••••••."])
  }
}
