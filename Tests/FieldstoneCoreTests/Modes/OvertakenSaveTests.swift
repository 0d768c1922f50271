import FieldstoneCore
import FieldstoneTesting
import Testing

@Suite("Saves that something comes between")
struct OvertakenSaveTests {
  private func day() -> FormSession<WorkshopDay> {
    let form = FormSession(
      WorkshopDay(workshops: [Workshop(id: 1, title: "a"), Workshop(id: 2, title: "b"), Workshop(id: 3, title: "c")]),
      environment: .test)
    form.mode = .save
    return form
  }

  @Test("An order that has changed during a save is not the one that was saved")
  func order() async {
    let form = day()
    form.onSave { saved in
      #expect(saved.workshops.map(\.title) == ["b", "a", "c"])
      form.send(.move("workshops[3]", before: "workshops[2]"))
    }
    form.send(.move("workshops[1]", before: "workshops[3]"))
    #expect(await form.save().model != nil)
    #expect(form.model.workshops.map(\.title) == ["c", "b", "a"] && form.facts.isDirty && !form.facts.isSaved)
    form.send(.discard)
    #expect(form.model.workshops.map(\.title) == ["b", "a", "c"] && !form.facts.isDirty, "What was saved stays.")
  }

  @Test("Discard brings back an element that was added, saved, and removed during the save")
  func added() async {
    let form = day()
    form.onSave { saved in
      #expect(saved.workshops.map(\.title) == ["a", "b", "c", "d"])
      form.send(.remove("workshops[new]"))
    }
    form.send(.insert("workshops", id: "new", before: nil))
    form.send(.type("workshops[new].title", "d"))
    #expect(await form.save().model != nil)
    #expect(form.model.workshops.map(\.title) == ["a", "b", "c"] && form.facts.isDirty)
    form.send(.discard)
    #expect(form.model.workshops.map(\.title) == ["a", "b", "c", "d"] && !form.facts.isDirty)
  }

  @Test("An order that was saved is no change anymore, while something else is")
  func saved() async {
    let form = day()
    form.onSave { _ in form.send(.type("room", "B")) }
    form.send(.move("workshops[1]", before: "workshops[3]"))
    #expect(await form.save().model != nil)
    #expect(form.changedRows == ["room"] && form.model.workshops.map(\.title) == ["b", "a", "c"])
    form.send(.discard)
    #expect(form.model.room == "" && form.model.workshops.map(\.title) == ["b", "a", "c"])
  }

  @Test(
    "A submit whose task is cancelled while it waits for a check ends, and can be tried again", .unlessItHangs)
  @MainActor func cancelled() async throws {
    let (beginning, begin) = AsyncStream.makeStream(of: Void.self)
    let (ending, end) = AsyncStream.makeStream(of: Void.self)
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form[\.name].asyncRule { _ in
        begin.yield()
        for await _ in ending { break }
        return nil
      }
    }
    let form = FormSession(Contact(), definition: definition)
    var handled = 0
    form.onSubmit { _ in handled += 1 }
    let task = Task { @MainActor in
      if case .cancelled = await form.submit() { true } else { false }
    }
    for await _ in beginning { break }
    #expect(form.facts.isSubmitting)
    task.cancel()
    end.yield()
    #expect(await task.value)
    #expect(!form.facts.isSubmitting && !form.facts.isSubmitted && handled == 0)
  }
}
