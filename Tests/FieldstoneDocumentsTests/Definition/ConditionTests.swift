import FieldstoneCore
import FieldstoneDocuments
import Testing

@Suite("Closures of a document")
struct ConditionTests {
  @Test("An edit runs only the closures that have read the value")
  func tracked() {
    func document(fields: Int) -> FormDocument {
      FormDocument("many") {
        for index in 0..<fields {
          DocumentField("f\(index)", .integer, initial: 0)
          DocumentField("g\(index)", .text(), visible: .equals(FormValuePath(["f\(index)"]), 1))
        }
      }
    }
    func work(fields: Int) -> FormOperations {
      let form = document(fields: fields).session()
      let before = form.operations
      form.send(.type("f3", "1"))
      #expect(form.row("g3") != nil)
      return form.operations - before
    }
    let few = work(fields: 10)
    #expect(few.closures == 1)
    #expect(work(fields: 2_000) == few)
  }

  @Test("They read subforms, elements, alternatives, facts and the form around")
  func reading() {
    let guest = DocumentForm {
      DocumentField("name", .text(), initial: "")
      DocumentField(
        "child", .flag(), visible: DocumentCondition { $0.parent?["seats", as: Int.self] ?? 0 > 2 })
    }
    let document = FormDocument("reading") {
      DocumentField("seats", .integer, initial: 1)
      DocumentField("guests", .list(DocumentList(.form(.form(guest)))))
      DocumentField(
        "pay",
        .alternatives(
          DocumentAlternatives(by: "by", [.init("cash"), .init("card") { DocumentField("no", .text()) }])))
      DocumentField("address", .form(optional: true) { DocumentField("city", .text()) })
      DocumentField(
        "names", .text(),
        computed: DocumentComputation { reader in
          .text(reader[each: "guests"].compactMap { $0["name", as: String.self] }.joined(separator: "+"))
        })
      DocumentField(
        "all", .text(),
        computed: DocumentComputation(paths: ["guests", "guests.0.name", "pay", "pay.no", "pay.by", "address.city"]) {
          let parts: [FormValues.Value?] = [
            $0["guests"], $0["guests.1.name"], $0["pay"], $0["pay.no"], $0["pay.by"], $0["address.city"], $0["address"],
          ]
          return .text(parts.map { $0?.description ?? "-" }.joined(separator: " "))
        })
      DocumentField(
        "facts", .text(),
        computed: DocumentComputation { reader in
          .text("\(reader[isVisible: "pay.no"]) \(reader[isEnabled: "seats"]) \(reader[isValid: "seats"])")
        })
      DocumentField(
        "warning", .text(), visible: DocumentCondition { !$0[isValid: "seats"] && $0[text: "seats"] == "x" })
    }
    #expect(document.problems.isEmpty)
    let form = document.session()
    #expect(form.row("all")?.text == "[] - - - - - -")
    #expect(form.row("facts")?.text == "false true true")
    #expect(!form.isShown("warning"))
    for input: FormInput in [
      .insert("guests", id: "a", before: nil), .type("guests[a].name", "Ada"), .insert("guests", id: "b", before: nil),
      .type("guests[b].name", "Bob"), .set("pay", .choices(["card"])), .type("pay.no", "47"), .type("seats", "2"),
      .set("address", .flag(true)), .type("address.city", "Bonn"),
    ] {
      #expect(form.send(input) == .accepted)
    }
    #expect(form.row("names")?.text == "Ada+Bob")
    #expect(
      form.row("all")?.text == """
        [{"name":"Ada","child":false},{"name":"Bob","child":false}] "Bob" {"no":"47","by":"card"} "47" "card" "Bonn" \
        {"city":"Bonn"}
        """)
    #expect(form.row("facts")?.text == "true true true")
    form.send(.type("seats", "x"))
    #expect(form.isShown("warning"))
    #expect(form.row("facts")?.text == "true true false")
    form.send(.open("guests[a]"))
    #expect(form.isShown("guests[a].child") == false)
    form.send(.type("seats", "3"))
    #expect(form.isShown("guests[a].child"))
    #expect(form.problems.isEmpty)
  }

  @Test("A check of the program sees the value and the form")
  func checks() {
    let document = FormDocument("checks") {
      DocumentField("most", .integer, initial: 3)
      DocumentField(
        "seats", .integer,
        rules: [
          .multipleOf(2), .exclusiveMinimum(0),
          .check { value, reader in
            value.integer ?? 0 > reader["most", as: Int.self] ?? 0 ? .error("Too many.") : nil
          },
        ])
    }
    let form = document.session(policy: .immediately)
    func issues(_ text: String) -> [String] {
      form.send(.type("seats", text))
      return form.row("seats")?.issues.map(\.text) ?? []
    }
    #expect(issues("2") == [])
    #expect(issues("4") == ["Too many."])
    #expect(issues("3") == ["Enter a multiple of 2."])
    #expect(issues("0") == ["Enter a number greater than 0."])
    #expect(issues("") == [])
    form.send(.type("most", "8"))
    #expect(issues("6") == [])
  }

  @Test("The closures of an element that is a value read the form around it")
  func elements() {
    let size = DocumentField(
      "", .integer,
      rules: [
        .check { value, reader in
          value.integer ?? 0 > reader["most", as: Int.self] ?? 0 ? .error("Too large.") : nil
        }
      ], enabled: .isTrue("isOpen"))
    let document = FormDocument("elements") {
      DocumentField("most", .integer, initial: 3)
      DocumentField("isOpen", .flag(), initial: true)
      DocumentField("sizes", .list(DocumentList(.value(size))))
    }
    #expect(document.problems.isEmpty)
    let form = document.session(["sizes": [2, 9]], policy: .immediately)
    #expect(form.row("sizes[1]")?.issues.isEmpty == true)
    #expect(form.row("sizes[2]")?.issues.map(\.text) == ["Too large."])
    form.send(.type("most", "9"))
    #expect(form.row("sizes[2]")?.issues.isEmpty == true)
    form.send(.set("isOpen", .flag(false)))
    #expect(form.row("sizes[2]")?.isEnabled == false)
  }
}
