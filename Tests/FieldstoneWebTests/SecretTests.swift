import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Secrets between requests")
struct SecretTests {
  @Form
  struct Access: Codable {
    var login: Login?
  }

  @Form
  struct Login: Codable {
    @Field(.newPassword, .minimumLength(8))
    var password = ""
  }

  @Test("A secret in an added subform is kept, removed with the subform, and restored by Undo")
  func inOptionalSubform() async throws {
    let site = WebFormSite { FormSession(Access()) }
    let visitor = Visitor(site)
    await visitor.get()
    for intent in ["add:login", "open:login"] {
      #expect(await visitor.post([(":do", intent)]) == 303)
      await visitor.get()
    }
    #expect(await visitor.post([("login.password", "correct horse"), (":do", "back")]) == 303)
    await visitor.get()
    for intent in ["remove:login", "undo", "open:login"] {
      #expect(await visitor.post([(":do", intent)]) == 303)
      await visitor.get()
    }
    #expect(visitor.html.contains("Saved. Leave blank"))
    #expect(!visitor.html.contains("correct horse"))
    #expect(await visitor.post([(":do", "back")]) == 303)
    await visitor.get()
    #expect(await visitor.post([(":do", "submit")]) == 303)
    for await access in site.submissions {
      #expect(access.login?.password == "correct horse")
      break
    }
  }
}
