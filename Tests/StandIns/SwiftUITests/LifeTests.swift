import Accessibility
import SwiftUI
import Testing

@MainActor struct LifeTests {
  @Observable @MainActor final class Log {
    var lines: [String] = []
    var count = 0
    var shows = true
  }
  struct Screen: View {
    let log: Log
    var body: some View {
      if log.shows {
        Text(verbatim: "\(log.count)")
          .onAppear { log.lines.append("appear") }
          .onDisappear { log.lines.append("disappear") }
          .onChange(of: log.count) { old, new in log.lines.append("\(old)>\(new)") }
          .onChange(of: log.count, initial: true) { log.lines.append("now \(log.count)") }
          .task { log.lines.append("task") }
          .task(id: log.count) {
            let count = log.count
            do {
              try await Task.sleep(for: .seconds(60))
            } catch {
              log.lines.append("cancelled \(count)")
            }
          }
      }
    }
  }

  @Test("Views appear, change, run tasks and disappear")
  func life() async {
    let log = Log()
    let host = StandInHost(Screen(log: log))
    #expect(log.lines.sorted() == ["appear", "now 0"])
    await host.settled { log.lines.contains("task") }
    #expect(log.lines.contains("task"))
    log.lines = []
    log.count = 1
    await host.settled { log.lines.count > 2 }
    #expect(log.lines.sorted() == ["0>1", "cancelled 0", "now 1"])
    log.lines = []
    log.shows = false
    await host.settled { log.lines.count > 1 }
    #expect(log.lines.sorted() == ["cancelled 1", "disappear"])
    #expect(host.root.children.isEmpty)
  }

  @Test("Unmounting ends everything")
  func unmount() {
    let log = Log()
    let host = StandInHost(Screen(log: log))
    host.unmount()
    #expect(log.lines.contains("disappear"))
    #expect(host.root.children.isEmpty)
  }

  @Test("Announcements are kept")
  func announcements() {
    let host = StandInHost(Button("Say") { AccessibilityNotification.Announcement("Saved").post() })
    try? host.root.find(.button).tap()
    #expect(host.announcements.contains("Saved"))
  }

  @Test("The undo manager undoes and redoes")
  func undo() {
    final class Target { var value = 0 }
    let target = Target()
    let manager = UndoManager()
    @MainActor func set(_ value: Int) {
      let old = target.value
      manager.registerUndo(withTarget: target) { _ in set(old) }
      manager.setActionName("Set \(value)")
      target.value = value
    }
    set(1)
    set(2)
    #expect(manager.undoActionName == "Set 2")
    manager.undo()
    #expect(target.value == 1 && manager.canRedo)
    manager.redo()
    #expect(target.value == 2 && !manager.canRedo)
    manager.undo()
    set(5)
    #expect(!manager.canRedo && target.value == 5)
    manager.removeAllActions(withTarget: target)
    #expect(!manager.canUndo)
  }
}
