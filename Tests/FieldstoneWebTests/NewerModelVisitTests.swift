import Fieldstone
import Testing

@testable import FieldstoneWeb

/// Each request of a visit has a form of its own, over the record as the program makes it.
@Suite("A newer model on a site")
struct NewerModelVisitTests {
  struct Ticket: FormModel, Sendable {
    var title = "Printer"
    var status = "Open"
    var version = 1

    static func describe(_ fields: FieldList<Ticket>) {
      fields.add(\.title, "title")
      fields.add(\.status, "status").readOnly()
      fields.add(\.version, "version").readOnly()
    }
  }

  @Test("A read-only field that others have changed has the newer value in the next requests, and in the submit")
  func kept() async {
    let site = WebFormSite(title: "Ticket") {
      let form = FormSession(Ticket())
      form.onSubmit { ticket in
        if ticket.version < 2 { throw FormNewerModel(Ticket(status: "Closed", version: 2), by: "Ada") }
      }
      return form
    }
    let visitor = Visitor(site)
    await visitor.get()
    #expect(visitor.html.contains("Open") && !visitor.html.contains("Closed"))
    #expect(await visitor.post([("title", "Scanner"), (":do", "submit")]) == 303)
    for _ in 0..<2 {
      await visitor.get()
      #expect(visitor.html.contains("Closed") && visitor.html.contains("value=\"Scanner\""))
    }
    #expect(await visitor.post([("title", "Copier"), (":do", "update")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("Closed") && visitor.html.contains("value=\"Copier\""))
    #expect(await visitor.post([(":do", "submit")]) == 303)
    #expect(await site.submissions.first { _ in true }?.version == 2)
  }
}
