import Foundation
import Testing

@testable import FieldstoneCore

/// A surface shows a kept row again wherever it finds the same state: what makes the row depend on anything else must
/// leave it without one.
@Suite("Rows that follow from their states")
struct RowStateTests {
  private typealias Field = FieldBuilder<Whole, String>

  private static let plain: [(String, @Sendable (FieldBuilder<Whole, String>) -> Void)] = [
    ("nothing", { _ in }),
    ("length", { $0.maximumLength(4) }),
    ("selectsAll", { $0.selectsAll() }),
    ("help", { $0.help("Any.") }),
  ]
  private static let dependent: [(String, @Sendable (FieldBuilder<Whole, String>) -> Void)] = [
    ("display", { $0.display { "\($0)!" as String } }),
    ("suggestions", { $0.suggestions(["Ada"]) }),
    ("options by a closure", { $0.options { [$0.b] } }),
    ("search", { $0.options { (_: String) in ["Ada"] } }),
    ("context action", { $0.contextAction("Clear") { _ in } }),
    ("asynchronous rule", { $0.asyncRule { _ in nil } }),
    ("return key", { $0.returnKey(.next) }),
    ("title by a closure", { $0.title { "\($0.b)" } }),
    ("help by a closure", { $0.help { "\($0.b)" } }),
    ("disabled", { $0.enabled { $0.b == "1" } }),
    ("read-only", { $0.readOnly() }),
    ("password", { $0.password() }),
    ("one-time code", { $0.purpose(.oneTimeCode) }),
  ]

  private func form(
    _ more: @escaping (Field) -> Void, arranged: (FormBuilder<Whole>) -> Void = { _ in }
  ) -> FormSession<Whole> {
    let definition = FormDefinition<Whole> {
      more($0.add(\.a, "a"))
      $0.add(\.b, "b")
    } arrange: {
      arranged($0)
    }
    return FormSession(Whole(), definition: definition, environment: .test)
  }

  @Test("A field that depends on its answer alone has one", arguments: plain.map(\.0))
  func alone(_ name: String) throws {
    let more = try #require(Self.plain.first { $0.0 == name })
    let form = form(more.1)
    let index = try #require(form.index(of: "a"))
    let state = try #require(form.rows.state(at: index))
    #expect(form.rows.match(state, at: index) == .same)
    let other = try #require(form.index(of: "b"))
    #expect(form.rows.match(state, at: other) == .none)
    form.send(.type("a", "Ada"))
    #expect(form.rows.match(state, at: index) == .changed)
  }

  @Test("A field that depends on more has none, and its neighbour has one", arguments: dependent.map(\.0))
  func depending(_ name: String) throws {
    let more = try #require(Self.dependent.first { $0.0 == name })
    let form = form(more.1)
    #expect(form.rows.state(at: try #require(form.index(of: "a"))) == nil)
    #expect(form.rows.state(at: try #require(form.index(of: "b"))) != nil)
  }

  @Test("Fields that share a line have none")
  func line() throws {
    let form = form({ _ in }, arranged: { $0.line(\.a, \.b) })
    for row in ["a", "b"] as [FormRowID] {
      #expect(form.rows.state(at: try #require(form.index(of: row))) == nil)
    }
  }

  @Test("An accent that is a character of its own makes another state")
  func bytes() throws {
    let form = form { $0.maximumLength(2) }
    let index = try #require(form.index(of: "a"))
    form.send(.type("a", "Zoé"))
    let state = try #require(form.rows.state(at: index))
    #expect(form.rows.match(state, at: index) == .same)
    form.send(.type("a", "Zoe\u{301}"))
    #expect(form.rows.match(state, at: index) == .changed)
  }

  @Test(
    "All rows depend on more while a check is pending or the form is locked, and where it is translated or Return submits"
  )
  func basis() throws {
    #expect(form({ _ in }).rowBasis != nil)
    #expect(form({ _ in }, arranged: { $0.returnSubmits() }).rowBasis == nil)
    #expect(form({ _ in }, arranged: { $0.mode(.save) }).rowBasis != nil)
    #expect(form({ _ in }, arranged: { $0.mode(.edit) }).rowBasis == nil)
    let checked = form { $0.asyncRule(delay: .seconds(60)) { _ in nil } }
    #expect(checked.rowBasis != nil)
    checked.send(.type("a", "Ada"))
    #expect(checked.rowBasis == nil)
    let translated = FormEnvironment(locale: Locale(identifier: "en"), translate: { _, _ in nil })
    #expect(FormSession(Whole(), environment: translated).rowBasis == nil)
  }
}
