import FieldstoneCore
import Testing

@Suite("What others have changed in read-only fields, in drafts")
struct ReadOnlyNewsTests {
  struct Comment: FormModel, Identifiable {
    var id = 0
    var text = ""
    var author = ""

    static func describe(_ fields: FieldList<Comment>) {
      fields.add(\.text, "text")
      fields.add(\.author, "author").readOnly()
    }
    static var formTemplate: Comment? { Comment() }
  }

  struct Ticket: FormModel {
    var title = "Printer"
    var status = "Open"
    var comments = [Comment(id: 1, text: "Hello", author: "Ada")]

    static func describe(_ fields: FieldList<Ticket>) {
      fields.add(\.title, "title")
      fields.add(\.status, "status").readOnly()
      fields.add(\.comments, "comments")
    }
  }

  /// A form whose record others have closed.
  private func closed() -> FormSession<Ticket> {
    let form = FormSession(Ticket())
    form.send(.type("title", "Scanner"))
    var newer = Ticket()
    newer.status = "Closed"
    form.update(from: newer, by: "Linus")
    return form
  }

  /// A record to which others have added a comment.
  private var commented: Ticket {
    var ticket = Ticket()
    ticket.comments.append(Comment(id: 2, text: "Solved", author: "Linus"))
    return ticket
  }

  @Test("A draft over the older record has it, and so has a draft of that")
  func older() throws {
    var form = closed()
    for _ in 0..<2 {
      let other = FormSession(Ticket())
      #expect(try other.restore(form.snapshot, withNews: true).isEmpty)
      #expect(other.model.status == "Closed" && other.model.title == "Scanner")
      #expect(other.row("status")?.isDirty == false && other.snapshot == form.snapshot)
      form = other
    }
  }

  @Test("A draft that the program restores leaves read-only fields alone, whoever has written it")
  func refused() throws {
    let other = FormSession(Ticket())
    #expect(try other.restore(closed().snapshot).isEmpty)
    #expect(other.model.status == "Open" && other.model.title == "Scanner" && other.snapshot.news.isEmpty)
  }

  @Test("Another value is the program's, and newer", arguments: ["Closed", "Archived"])
  func newer(_ status: String) throws {
    let form = closed()
    let other = FormSession(Ticket(status: status))
    #expect(try other.restore(form.snapshot, withNews: true).isEmpty)
    #expect(other.model.status == status && other.snapshot.news.isEmpty)
    // The draft of a session whose record is newer than that draft changes nothing in it.
    try form.restore(FormSession(Ticket()).snapshot, withNews: true)
    #expect(form.model.status == "Closed")
  }

  @Test("What has become as it was, and what another record has, is no news")
  func back() {
    let form = closed()
    #expect(form.snapshot.news.keys.sorted() == ["status"])
    form.update(from: Ticket())
    #expect(form.snapshot.news.isEmpty)
    let other = closed()
    other.replace(Ticket())
    #expect(other.snapshot.news.isEmpty)
  }

  @Test("Earlier answers come back without what others have changed back since")
  func earlier() throws {
    let form = closed()
    let before = form.snapshot
    form.update(from: Ticket())
    form.send(.type("title", "Copier"))
    let mixed = before.withVisits(of: form.snapshot)
    #expect(mixed.news.isEmpty)
    try form.restore(mixed, withNews: true)
    #expect(form.model.status == "Open" && form.model.title == "Scanner")
  }

  @Test("An element that comes back with earlier answers has its read-only fields")
  func returned() throws {
    let form = FormSession(Ticket())
    form.update(from: commented)
    let before = form.snapshot
    form.send(.remove(form.elements(of: "comments")[1]))
    #expect(form.model.comments.count == 1)
    let other = FormSession(Ticket())
    try other.restore(before.withVisits(of: form.snapshot), withNews: true)
    #expect(other.model.comments.map(\.author) == ["Ada", "Linus"])
  }

  @Test("An element that others have added has its read-only fields")
  func elements() throws {
    let form = FormSession(Ticket())
    form.update(from: commented)
    for model in [Ticket(), commented] {
      let other = FormSession(model)
      #expect(try other.restore(form.snapshot, withNews: true).isEmpty)
      #expect(other.model.comments.map(\.author) == ["Ada", "Linus"])
      #expect(other.model.comments.map(\.text) == ["Hello", "Solved"])
    }
  }
}
