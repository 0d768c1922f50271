import FieldstoneCore
import Testing

@Suite("What logs show of a row")
struct RowPrintingTests {
  private struct Login: Equatable, FormModel {
    var name = ""
    var code = ""
    static func describe(_ fields: FieldList<Login>) {
      fields.add(\.name, "name")
      fields.add(\.code, "code").password()
    }
  }

  private func printed(_ row: FormRowID, of login: Login) -> String {
    FormSession(login).row(row).map { "\($0)" } ?? ""
  }

  @Test("An answer as it is, and dots for a secret, but none where there is nothing")
  func secrets() {
    let (empty, full) = (Login(), Login(name: "Ada", code: "hunter2"))
    #expect(printed("name", of: full).contains(#"text: "Ada", display: "Ada""#))
    #expect(printed("code", of: full).contains(#"text: "••••••", display: "••••••""#))
    #expect(!printed("code", of: full).contains("hunter2"))
    for row in ["name", "code"] as [FormRowID] {
      #expect(printed(row, of: empty).contains(#"text: "", display: """#), "\(printed(row, of: empty))")
    }
  }
}
