import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Options that are called something else")
struct RenamedOptionTests {
  /// Two rooms with one number are the same, whatever they are called.
  private struct Room: Hashable, Sendable, FormTitled {
    var number: Int
    var name: String
    var formTitle: FormString { FormString(verbatim: name) }
    static func == (left: Room, right: Room) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Booking: FormModel {
    var prefix = "Room"
    var room: Room?
    static func describe(_ fields: FieldList<Booking>) {
      fields.add(\.prefix, "prefix")
      fields.add(\.room, "room").options { reader in
        [1, 2].map { Room(number: $0, name: "\(reader.prefix.prefix(4)) \($0)") }
      }
    }
  }

  @Test("Surfaces hear of equal options with other names, and of nothing if they are the same")
  func renamed() {
    let form = FormSession(Booking(), environment: .test)
    func titles() -> [String]? { form.row("room")?.options.map(\.title) }
    func hasNews() -> Bool {
      form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "room" && $0.aspects.contains(.options) }
    }
    #expect(titles() == ["Room 1", "Room 2"])
    _ = form.takeChanges()
    form.send(.type("prefix", "Hall"))
    #expect(titles() == ["Hall 1", "Hall 2"] && hasNews())
    form.send(.type("prefix", "Hallway"))
    #expect(titles() == ["Hall 1", "Hall 2"] && !hasNews())
  }

  private struct Trip: FormModel {
    var city: String?
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.city, "city").options { text in ["Bonn", "Köln"].filter { $0.hasPrefix(text) } }
    }
  }

  @Test("What a search has found takes more memory the more and the longer the ids are")
  func bytes() async throws {
    let form = FormSession(Trip(), environment: .test)
    let all = try #require(form.beginSearch("city", ""))
    let outcome = await all.run()
    // About 150 bytes for each, and the bytes of "Bonn" and "Köln".
    #expect(outcome.bytes == 300 + 4 + 5 && !outcome.isFailure)
    form.finish(outcome)
    let action = FormJob(id: 1) { 7 }
    #expect(await action.run().bytes == 0)
  }
}
