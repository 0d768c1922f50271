import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: hidden values and names")
struct HiddenDataPromises {
  @Test("Looking up an unknown name costs no more than its length")
  func dots() {
    let form = Whole.form()
    let row = FormRowID(String(repeating: "x.", count: 30_000))
    // CPU time of the thread, because the machine may be busy otherwise.
    let begun = threadTime()
    form.send(.type(row, "x"))
    let time = threadTime() - begun
    #expect(time < 500_000_000, "\(time) ns")
  }

  @Test("A model that replaces another one during its submit is not the submitted one")
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

  @Test("Ended value streams of a subform's field are released")
  func streamEndsPileUp() async {
    let form = Whole.form()
    for _ in 0..<100 { _ = form.values(of: \.a) }
    #expect(form.streamEnds.count < 100)
  }
}
