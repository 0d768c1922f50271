import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Where the focus goes when its row disappears")
struct NeighborFocusTests {
  @Test("The neighbor that gets it counts as visited, like a row that somebody has entered")
  func visited() {
    let form = Whole.form { $0[\.a].visible { !$0.flag } }
    form.send(.focus("a"))
    form.send(.set("flag", .flag(true)))
    #expect(form.focusedRow == "b" && form[\.b].isVisited && !form[\.b].isTouched)
    #expect(!form[\.age].isVisited)
  }
}
