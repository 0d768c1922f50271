import Fieldstone
import Synchronization
import Testing

@testable import FieldstoneTerminal

/// Holds up a save until the test opens it, or the save is cancelled.
final class Gate: Sendable {
  private let isOpen = Mutex(false)
  func open() { isOpen.withLock { $0 = true } }
  func wait() async throws {
    while !isOpen.withLock(\.self) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}

@Suite("Full-screen forms while they save")
@MainActor
struct SavingScreenTests: @preconcurrency ScreenSuite {
  let form = FormSession(Patient())
  let screen: FormScreen
  let gate = Gate()
  let save: ScreenSave<Patient>

  init() {
    form.mode = .save
    let gate = gate
    form.onSave { _ in try await gate.wait() }
    screen = FormScreen(form, width: 80, height: 20)
    save = ScreenSave(form, nil)
  }

  /// Waits for the end of the save, and takes it as the terminal does.
  private func finish() async -> Bool {
    while true {
      if let outcome = save.takeOutcome() { return screen.takeSave(SaveEnd(outcome, form.environment)) }
      await Task.yield()
    }
  }

  @Test("Typing goes on during a save, and is a change of its own afterward")
  func typing() async {
    go(to: "name")
    type("B")
    #expect(screen.press(.control("s")) == .submits && screen.wantsSave)
    save.start(on: MainActor.shared)
    await Task.yield()
    #expect(shown.contains("Saving…") && shown.contains("^C Cancel") && save.isRunning)
    _ = screen.press(Key(.text("C")))
    #expect(form.model.name == "AdaBC" && shown.contains("AdaBC"))
    gate.open()
    #expect(await finish() == false)
    #expect(!save.isRunning && shown.contains("1 unsaved change"), "\(shown)")
  }

  @Test(
    "Ctrl-C and the key of Cancel cancel a save and don't leave the form; the changes can be saved again",
    arguments: ["c", "r"])
  func cancelled(_ key: Character) async {
    go(to: "name")
    type("B")
    _ = screen.press(.control("s"))
    save.start(on: MainActor.shared)
    await Task.yield()
    #expect(screen.press(.control(key)) == .cancelsSave)
    screen.isCancellingSave = true
    #expect(screen.press(.control("r")) == .goesOn && screen.press(.control("c")) == .cancelsSave)
    save.cancel()
    #expect(await finish() == false)
    #expect(!form.facts.isSubmitting && !form.facts.isCancelled && form.facts.isDirty)
    #expect(shown.contains("Cancelled. Nothing was saved.") && shown.contains("^S Save"), "\(shown)")
    gate.open()
    _ = screen.press(.control("s"))
    save.start(on: MainActor.shared)
    #expect(await finish() == false)
    #expect(shown.contains("All changes saved.") && !form.facts.isDirty)
  }

  @Test("A key between the end of a save and its event is saved after that event")
  func between() async {
    form.mode = .free
    screen.settle()
    go(to: "name")
    gate.open()
    type("B")
    save.start(on: MainActor.shared)
    await save.finish()
    type("C")
    #expect(screen.wantsSave && !form.facts.isSubmitting)
    save.start(on: MainActor.shared)
    #expect(await finish() == false)
    #expect(form.facts.isDirty && save.isWantedAgain)
    save.start(on: MainActor.shared)
    #expect(await finish() == false)
    #expect(!form.facts.isDirty && !save.isWantedAgain)
  }

  @Test("A form that saves by itself saves each change, asks nothing, and leaves once everything is saved")
  func free() async {
    form.mode = .free
    screen.settle()
    go(to: "name")
    #expect(!screen.wantsSave && !shown.contains("^S") && !shown.contains("answered"))
    type("B")
    #expect(screen.wantsSave)
    save.start(on: MainActor.shared)
    while !form.facts.isSubmitting { await Task.yield() }
    _ = screen.press(Key(.escape))
    #expect(screen.panel == nil && !form.facts.isCancelled)
    gate.open()
    #expect(await finish() && form.facts.isCancelled)
  }
}

@Suite("Waking the terminal when a save has ended")
struct SavingBellTests {
  @Test("Work that isn't a job keeps the thread free, and its end wakes the wait for keys once")
  func work() throws {
    let bell = try #require(JobBell())
    bell.beginWork()
    #expect(bell.isBusy && !bell.takeWork())
    bell.endWork()
    #expect(PollWait(descriptors: [bell.readEnd], milliseconds: 0).here().ready == [bell.readEnd])
    #expect(!bell.isBusy && bell.takeWork() && !bell.takeWork())
    #expect(PollWait(descriptors: [bell.readEnd], milliseconds: 0).here().isLate)
  }
}

@Suite("Full-screen forms that save by themselves")
struct FreeScreenTests: ScreenSuite {
  let form = Patient.session(.free)
  let screen: FormScreen

  init() {
    screen = FormScreen(form, width: 80, height: 20)
    go(to: "city")
  }

  @Test("A failed save says so without coming between keys; another try is offered, and leaving asks")
  func fails() async {
    type("fail")
    #expect(screen.takeSave(SaveEnd(await form.finishSubmitting(), form.environment)) == false)
    #expect(screen.panel == nil && shown.contains("The archive can't be reached.") && shown.contains("^S Try again"))
    press(Key(.escape))
    #expect(shown.contains("Save changes?") && shown.contains("[ Try again ]"), "\(shown)")
    press(Key(.escape))
    type("x")
    #expect(screen.takeSave(SaveEnd(await form.finishSubmitting(), form.environment)) == false)
    #expect(shown.contains("All changes saved.") && screen.press(Key(.escape)) == .leaves)
  }

  @Test("A wrong value stays unsaved, and leaving asks whether to discard it")
  func wrong() async {
    go(to: "name")
    press(Key(.backspace), Key(.backspace))
    #expect(await form.finishSubmitting() == nil)
    press(Key(.escape))
    #expect(shown.contains("Discard changes?") && !shown.contains("[ Save ]"), "\(shown)")
  }
}
