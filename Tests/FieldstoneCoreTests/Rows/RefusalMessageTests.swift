import Testing

@testable import FieldstoneCore

@Suite("What people are told when an input is refused")
struct RefusalMessageTests {
  @Test("Each refusal has a sentence for the person filling in the form")
  func sentences() {
    let told: [(FormReply.Refusal, String)] = [
      (.unknownRow("a"), "This isn't in the form anymore."), (.hidden("a"), "This isn't in the form anymore."),
      (.stale("a"), "This isn't in the form anymore."), (.full("a"), "No more can be added."),
      (.disabled("a"), "This can't be changed."), (.disabled(""), "This can't be changed."),
      (.readOnly("a"), "This can't be changed."), (.wrongInput("a"), "This can't be answered like that."),
      (.notBatchable, "This can't be answered like that."), (.noEffect, "There is nothing to do."),
      (.hasProblems, "There is a problem with this form, so it can't be submitted."),
      (.submitting, "The form is busy. Please wait a moment."), (.closed, "The form is closed."),
    ]
    for (refusal, sentence) in told { #expect(refusal.message.text(in: .standard) == sentence, "\(refusal)") }
  }

  private struct Team: FormModel {
    var few = ["Ada", "Bob"]
    var fixed = ["Eve"]
    static func describe(_ fields: FieldList<Team>) {
      fields.add(\.few, "few").maximumCount(2)
      fields.add(\.fixed, "fixed").closed()
    }
  }

  private let form = FormSession(Team())

  @Test("A form that knows the limit says how many there may be")
  func full() {
    let reply = form.send(.insert("few", id: "new", before: nil))
    #expect(reply == .refused(.full("few")))
    #expect(form.message(of: .full("few")).text(in: .standard) == "That's the maximum (2).")
    #expect(form.message(of: .full("fixed")).text(in: .standard) == "No more can be added.")
    #expect(form.message(of: .noEffect).text(in: .standard) == "There is nothing to do.")
  }

  @Test("The row that adds to a collection, and the collection to which a row adds")
  func adding() throws {
    let few = try #require(form.row("few"))
    #expect(few.rowThatAdds == "few[+]" && few.collectionToAddTo == nil)
    let add = try #require(form.row(few.rowThatAdds))
    #expect(add.kind == .add && add.collectionToAddTo == "few" && !add.isEnabled)
    #expect(form.fullness(of: add)?.text(in: .standard) == "That's the maximum (2).")
  }
}
