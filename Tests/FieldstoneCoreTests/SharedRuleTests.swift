import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

/// For ThreadSanitizer: `swift test --sanitize=thread --filter SharedRuleTests`.
@Suite("Rules that several forms share")
struct SharedRuleTests {
  private static let count = 60

  private struct Child: FormModel {
    var words = Array(repeating: "", count: SharedRuleTests.count)
    /// All fields share one chain of rules.
    static func describe(_ fields: FieldList<Child>) {
      for index in 0..<count { fields.add(\.words[index], "word\(index)").minimumLength(2) }
    }
    static var formTemplate: Child? { Child() }
  }

  private struct Parent: FormModel {
    var child = Child()
    static func describe(_ fields: FieldList<Parent>) { fields.add(\.child, "child") }
    static var formTemplate: Parent? { Parent() }

    /// A separate definition that adds a rule to each of the child's fields; neighboring fields get different rules.
    static func form(most: Int) -> FormSession<Parent> {
      let definition = FormDefinition<Parent>(
        template: { Parent() }, describe: describe,
        arrange: { form in
          for index in 0..<count { form[\.child.words[index]].maximumLength(most + index % 2) }
        })
      return FormSession(Parent(), definition: definition, environment: .test)
    }
  }

  @Test("Parents built over the same child on many threads have their own rules") func parents() async {
    // Builds the child's definition first, so that every parent adds to its chain.
    _ = Parent.form(most: 9)
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          (0..<10).allSatisfy { round in
            let most = 3 + (number + round) % 4
            let form = Parent.form(most: most)
            form.send(.type("child.word8", String(repeating: "x", count: most + 1)))
            form.send(.type("child.word9", String(repeating: "x", count: most + 1)))
            form.send(.type("child.word10", "y"))
            return form.issues.map(\.kind) == [.tooLong(maximum: most, count: most + 1), .tooShort(minimum: 2)]
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("Fields that alternate between a few sets of rules share a chain for each set")
  func alternating() {
    let base = RuleChain()
    var cache = RuleChainCache()
    let chains = (0..<40).map { cache.chain(base, adding: .length($0 % 4)) }
    #expect(Set(chains.map(ObjectIdentifier.init)).count == 4)
    for length in 0..<100 { _ = cache.chain(base, adding: .length(length)) }
    #expect(cache.chain(base, adding: .length(99)) === cache.chain(base, adding: .length(99)))
  }
}
