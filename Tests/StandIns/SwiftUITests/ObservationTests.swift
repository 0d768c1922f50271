import SwiftUI
import Testing

@Observable @MainActor final class Person: Identifiable {
  nonisolated let id: Int
  var name = ""
  init(_ id: Int) { self.id = id }
}
@Observable @MainActor final class People {
  var all: [Person]
  var title = "People"
  init(_ count: Int) { all = (0..<count).map(Person.init) }
}

@MainActor struct ObservationTests {
  struct Screen: View {
    let people: People
    var body: some View {
      List {
        ForEach(people.all) { PersonRow(person: $0) }
      }
    }
  }
  struct PersonRow: View {
    @Bindable var person: Person
    var body: some View { TextField("Name", text: $person.name, prompt: Text(verbatim: person.name)) }
  }

  @Test("An edit evaluates the body of one row", arguments: [10, 1_000])
  func oneRow(count: Int) throws {
    let people = People(count)
    let host = StandInHost(Screen(people: people))
    #expect(host.bodies == ["Screen": 1, "PersonRow": count])
    host.resetBodies()
    try host.root.all(.textField)[3].type("Ada")
    #expect(people.all[3].name == "Ada")
    #expect(host.bodies == ["PersonRow": 1])
    people.all[4].name = "Grace"
    host.settle()
    #expect(host.bodies == ["PersonRow": 2])
    #expect(host.root.all(.textField)[4].prompt == "Grace")
  }

  @Test("Moved and inserted rows keep what they are")
  func movedRows() throws {
    let people = People(5)
    let host = StandInHost(Screen(people: people))
    host.resetBodies()
    people.all.append(Person(9))
    people.all.swapAt(0, 4)
    host.settle()
    #expect(host.bodies == ["Screen": 1, "PersonRow": 1])
    #expect(host.root.all(.textField).map(\.id) == [4, 1, 2, 3, 0, 9])
  }

  struct Inline: View {
    let people: People
    var body: some View {
      ForEach(people.all) { person in Text(verbatim: person.name) }
    }
  }
  @Test("What a row's closure reads concerns that row only")
  func closures() {
    let people = People(3)
    let host = StandInHost(Inline(people: people))
    host.resetBodies()
    people.all[1].name = "Ada"
    host.settle()
    #expect(host.root.all(.text).map(\.label) == ["", "Ada", ""])
    #expect(host.bodies == [:])
  }

  struct Titled: View {
    @Environment(People.self) private var people
    var body: some View { Text(verbatim: people.title) }
  }
  struct Maybe: View {
    @Environment(People.self) private var people: People?
    var body: some View { Text(verbatim: people?.title ?? "nobody") }
  }
  @Test("Objects come from the environment")
  func objects() {
    let people = People(0)
    let host = StandInHost(Group { Titled() }.environment(people))
    people.title = "Guests"
    host.settle()
    #expect(host.root.first(.text)?.label == "Guests")
    #expect(host.bodies == ["Titled": 2])
    #expect(StandInHost(Maybe()).root.first(.text)?.label == "nobody")
  }
}
