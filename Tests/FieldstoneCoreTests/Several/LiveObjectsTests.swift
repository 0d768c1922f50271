import FieldstoneCore
import Foundation
import Testing

final class Spotlight: FormModel {
  var brightness = 50 { didSet { isOn = brightness > 0 } }
  var isOn = true
  var room = ""

  init(_ brightness: Int = 50, room: String = "Hall") {
    self.brightness = brightness
    self.room = room
    isOn = brightness > 0
  }

  static func describe(_ fields: FieldList<Spotlight>) {
    fields.add(\.brightness, "brightness").range(0...100).relative()
    fields.add(\.isOn, "isOn")
    fields.add(\.room, "room").required()
  }
  static var formTemplate: Spotlight? { Spotlight() }
}

@Suite("Several live objects")
struct LiveObjectsTests {
  @Test("The objects themselves are edited, observers run, and what others change is picked up")
  func live() throws {
    let lamps = [Spotlight(10), Spotlight(20), Spotlight(0, room: "Attic")]
    let form = try #require(FormSession(all: lamps))
    #expect(form.row("isOn")?.isMixed == true && form.row("room")?.isMixed == true)
    form.send(.type("brightness", "30"))
    form.refresh()
    #expect(lamps.map(\.brightness) == [30, 30, 30] && lamps.allSatisfy(\.isOn) && form.row("isOn")?.isMixed == false)
    lamps[1].room = "Cellar"
    lamps[2].room = "Cellar"
    form.refresh()
    #expect(form[\.room].values == ["Hall", "Cellar", "Cellar"])
    form.undo()
    #expect(lamps.map(\.brightness) == [10, 20, 0])
  }

  @Test("An answer that the field's rules refuse reaches none of them")
  func heldBack() throws {
    let lamps = [Spotlight(10), Spotlight(20)]
    let form = try #require(FormSession(all: lamps))
    form.send(.type("brightness", "500"))
    #expect(lamps.map(\.brightness) == [10, 20] && !form.facts.isValid)
    form.send(.type("brightness", "60"))
    #expect(lamps.map(\.brightness) == [60, 60])
    form.send(.reset)
    #expect(lamps.map(\.brightness) == [10, 20] && !form.facts.isDirty)
  }
}
