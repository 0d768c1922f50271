import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: threads")
struct ThreadPromises {
  @Test("Sessions of one definition on many threads") func concurrent() async {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask {
          let form = FormSession(HasAccount())
          form.send(.type("account.password", "one"))
          _ = form[\.account.password].value
          _ = form.dump()
          form.send(.submit)
          return FormSession(Order()).row("person.address.zip") != nil && FormSession(HasRuled()).rows.count > 0
        }
      }
      for await isFine in group { #expect(isFine) }
    }
  }
}
