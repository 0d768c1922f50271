import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("Forms that would never end")
struct EndlessFormTests {
  private func node(_ fields: [DocumentField]) -> FormDocument {
    FormDocument(
      "tree", form: DocumentForm { DocumentField("root", .form(DocumentSubform(.named("node")))) },
      forms: ["node": DocumentForm(items: fields.map(DocumentItem.field))])
  }

  private func itself(optional: Bool = false, whileVisible: Bool = false) -> DocumentKind {
    .form(
      DocumentSubform(
        .named("node"), isOptional: optional, existsWhileVisible: whileVisible, presentation: .inline))
  }

  /// Asks for all that a surface would ask for.
  private func use(_ document: FormDocument) {
    let form = document.session()
    #expect(form.rows.count < 10_000)
    _ = document.initialValues
  }

  @Test("A form that contains itself twice where it can't be missing is a problem, and shows without its fields")
  func twice() {
    let document = node([DocumentField("left", itself()), DocumentField("right", itself())])
    #expect(document.problems.map(\.kind) == [.recursiveForm])
    use(document)
    #expect(document.session().send(.submit) == .refused(.hasProblems))
  }

  @Test("So is one that is there while it is visible")
  func whileVisible() {
    let document = node([
      DocumentField("left", itself(optional: true, whileVisible: true)),
      DocumentField("right", itself(optional: true, whileVisible: true), visible: .isTrue("more")),
      DocumentField("more", .flag(), initial: true),
    ])
    #expect(document.problems.map(\.kind) == [.recursiveForm])
    use(document)
  }

  @Test("So is one whose first case contains it, and one inside of another")
  func cases() {
    let pair = DocumentAlternatives.Case("pair", form: DocumentForm(items: [.field(DocumentField("left", itself()))]))
    let first = DocumentField("kind", .alternatives(DocumentAlternatives(by: "is", [pair], initial: "pair")))
    #expect(node([first]).problems.map(\.kind) == [.recursiveForm])
    use(node([first]))
    let inner = FormDocument(
      "inner", form: DocumentForm { DocumentField("a", .form(DocumentSubform(.named("a")))) },
      forms: [
        "a": DocumentForm { DocumentField("b", .form { DocumentField("c", .form(DocumentSubform(.named("b")))) }) },
        "b": DocumentForm { DocumentField("a", .form(DocumentSubform(.named("a")))) },
        "c": DocumentForm { DocumentField("a", .form(DocumentSubform(.named("a")))) },
      ])
    #expect(inner.problems.map(\.path.description) == ["#a.b.c", "#b.a"])
    use(inner)
  }

  @Test("Cases may contain the form again where it can be missing, as in an expression")
  func tree() {
    func tree(optional: Bool) -> FormDocument {
      let pair = DocumentAlternatives.Case("pair") {
        DocumentField("left", itself(optional: optional))
        DocumentField("right", itself(optional: optional))
      }
      return node([
        DocumentField("kind", .alternatives(DocumentAlternatives(by: "is", [.init("leaf"), pair], initial: "leaf"))),
        DocumentField("more", .list(DocumentList(.form(.named("node")))), rules: [.minimumCount(2)]),
        DocumentField("other", itself(optional: true)),
      ])
    }
    // The answers for all cases are there from the beginning.
    #expect(tree(optional: false).problems.map(\.kind) == [.recursiveForm])
    use(tree(optional: false))
    let document = tree(optional: true)
    #expect(document.problems == [])
    use(document)
    let form = document.session()
    for input: FormInput in [
      .set("root.kind", .choices(["pair"])), .set("root.kind.left", .flag(true)),
      .insert("root.more", id: "a", before: nil), .set("root.other", .flag(true)),
    ] {
      #expect(form.send(input) == .accepted, "\(input)")
    }
    #expect(form.model["root.kind.left.kind.is", as: String.self] == "leaf")
  }

  @Test("Forms that double at every level are too large, and found at once")
  func doubling() {
    func twice(_ name: String, optional: Bool = false) -> DocumentForm {
      DocumentForm {
        DocumentField("left", .form(DocumentSubform(.named(name), isOptional: optional)))
        DocumentField("right", .form(DocumentSubform(.named(name), isOptional: optional)))
      }
    }
    var forms = ["f0": DocumentForm { DocumentField("name", .text()) }]
    for level in 1...60 { forms["f\(level)"] = twice("f\(level - 1)") }
    let document = FormDocument("many", form: twice("f60"), forms: forms)
    #expect(document.problems.contains { $0.kind == .tooLarge })
    use(document)
    // Where each can be missing, there are as many ways to go.
    for level in 1...60 { forms["f\(level)"] = twice("f\(level - 1)", optional: true) }
    let lazy = FormDocument("many", form: twice("f60", optional: true), forms: forms)
    #expect(lazy.problems.map(\.kind) == [.tooLarge])
    use(lazy)
  }

  @Test("A long chain of forms needs no deep stack")
  func chain() {
    var forms: [String: DocumentForm] = ["f0": DocumentForm { DocumentField("name", .text()) }]
    for level in 1...500 {
      forms["f\(level)"] = DocumentForm {
        DocumentField("next", .form(DocumentSubform(.named("f\(level - 1)"), isOptional: true)))
      }
    }
    let document = FormDocument(
      "chain", form: DocumentForm { DocumentField("first", .form(DocumentSubform(.named("f500"), isOptional: true))) },
      forms: forms)
    #expect(document.problems == [])
    use(document)
    for level in 1...500 {
      forms["f\(level)"] = DocumentForm { DocumentField("next", .form(DocumentSubform(.named("f\(level - 1)")))) }
    }
    let deep = FormDocument("chain", form: forms["f500"] ?? DocumentForm(), forms: forms)
    #expect(deep.problems.contains { $0.kind == .tooLarge })
    use(deep)
  }
}
