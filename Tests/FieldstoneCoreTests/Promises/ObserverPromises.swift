import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: rows, batches, observers")
struct ObserverPromises {
  @Test("Batches reach every observer in the order of their creation")
  func order() {
    let form = Whole.form {
      $0[\.b].visible { $0.a == "go" }
      $0[\.age].visible { $0.flag }
    }
    var list = form.rows.ids
    let first = form.observe { [unowned form] _ in if form.model.a == "go" { form[\.flag].value = true } }
    var seen: [Bool] = []
    let second = form.observe { changes in
      seen.append(changes.pages.contains { $0.updates.contains { $0.row == "a" } })
      for page in changes.pages where page.id == .root {
        for splice in page.splices {
          list.replaceSubrange(splice.offset..<(splice.offset + splice.removed), with: splice.inserted)
        }
      }
    }
    form.send(.type("a", "go"))
    #expect(seen == [true, false], "The batch for 'a' comes first.")
    #expect(list == form.rows.ids)
    first.cancel()
    second.cancel()
  }

  @Test("Observing a field of a subform that becomes nil doesn't trap")
  func observeNil() async {
    await #expect(processExitsWith: .success) {
      let form = Whole.form()
      let watch = form.observe(\.maybe!.name) { _ in }
      form.send(.type("maybe.name", "x"))
      form.undo()
      watch.cancel()
    }
  }

  @Test("A stream of values ends when its session does")
  func streamEnd() async {
    var form: FormSession<Whole>? = Whole.form()
    guard let stream = form?.values(of: \.a) else { return }
    form = nil
    let ended = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        for await _ in stream {}
        return !Task.isCancelled
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(1))
        return false
      }
      let first = await group.next() ?? false
      group.cancelAll()
      return first
    }
    #expect(ended)
  }

  @Test("Cancelling a stream in another isolation doesn't touch the session there")
  func streamCancelledElsewhere() async {
    let form = Whole.form()
    let stream = form.values(of: \.a)
    let before = "\(Mirror(reflecting: form.observers).descendant("fields") ?? "")".count
    let listener = Task.detached { for await _ in stream {} }
    try? await Task.sleep(for: .milliseconds(50))
    listener.cancel()
    await listener.value
    // Nobody has called the session since, so its own isolation has not removed anything yet.
    #expect("\(Mirror(reflecting: form.observers).descendant("fields") ?? "")".count == before)
  }

  @Test("An info issue shows again after its field was hidden")
  func infoAgain() {
    let form = Whole.form(Whole(a: "x", flag: true), policy: .immediately) {
      $0[\.a].visible { $0.flag }.rule { _ in .info("By the way.") }
    }
    #expect(form.row("a")?.issues.count == 1)
    form.send(.set("flag", .flag(false)))
    form.send(.set("flag", .flag(true)))
    #expect(form.row("a")?.issues.count == 1)
  }

  @Test("A disabled field passes the focus to its neighbor")
  func disabledFocus() {
    let form = Whole.form { $0[\.a].enabled { !$0.flag } }
    form.send(.focus("a"))
    form[\.flag].value = true
    #expect(form.focusedRow == "b")
  }

  @Test("Only focusable rows get the focus")
  func focusHeader() {
    let form = Whole.form { $0.section("S") { $0.fields(\.a) } }
    #expect(!form.send(.focus("section.s")).isAccepted)
  }
}
