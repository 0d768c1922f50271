import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Promises: hidden data and names")
struct HiddenDataPromises {
  @Test("A name that nobody has costs no more than its length")
  func dots() {
    let form = Whole.form()
    let row = FormRowID(String(repeating: "x.", count: 30_000))
    // The thread's own time: the machine may have other things to do.
    let begun = threadTime()
    form.send(.type(row, "x"))
    let time = threadTime() - begun
    #expect(time < 500_000_000, "\(time) ns")
  }

  @Test("A model that replaces another while that one is submitted is not the submitted one")
  func replaceDuringSubmit() async throws {
    let form = Whole.form()
    form.onSubmit { _ in form.replace(Whole(a: "other")) }
    _ = await form.submit().model
    #expect(!form.facts.isSubmitted)
  }

  @Test("The focus does not go to a page that is not open")
  func focusElsewhere() {
    let form = Whole.form()
    form.send(.focus("part.name"))
    #expect(form.focusedRow == nil || form.page == "part")
  }

  @Test("A field of a subform that leaves a stream behind: streams that are over are forgotten")
  func streamEndsPileUp() async {
    let form = Whole.form()
    for _ in 0..<100 { _ = form.values(of: \.a) }
    #expect(form.streamEnds.count < 100)
  }
}
