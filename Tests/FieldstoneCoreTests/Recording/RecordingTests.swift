import FieldstoneCore
import FieldstoneTesting
import Foundation
import Testing

@Suite("What people do, as a script that can be played again")
struct RecordingTests {
  enum Color: String, CaseIterable, Codable { case red, green }

  struct Item: FormModel, Codable, Equatable {
    var name = ""
    static func describe(_ fields: FieldList<Item>) { fields.add(\.name, "name") }
    static var formTemplate: Item? { Item() }
  }

  struct Order: FormModel, Codable, Equatable {
    var name = ""
    var count = 1
    var color: Color?
    var colors: Set<Color> = []
    var isGift = false
    var password = ""
    var note = ""
    var billing = Item()
    var items: [Item] = []

    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.name, "name").required()
      fields.add(\.count, "count")
      fields.add(\.color, "color")
      fields.add(\.colors, "colors")
      fields.add(\.isGift, "isGift")
      fields.add(\.password, "password").password()
      fields.add(\.note, "note").longText()
      fields.add(\.billing, "billing")
      fields.add(\.items, "items").sortable()
    }
  }

  private func commands(_ recording: FormRecording) -> [String] {
    recording.script.split(separator: "\n").dropFirst().map(String.init)
  }

  private static func json(_ order: Order) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(order), as: UTF8.self)
  }

  @Test("Each input is a line; of what was typed, only the end; a secret is left out")
  func lines() {
    let form = FormSession(Order())
    let recording = form.record(as: "order")
    for text in ["A", "Ad", "Ada"] { form.send(.type("name", text)) }
    form.send(.set("count", .number(3)))
    form.send(.set("color", .choices(["green"])))
    form.send(.set("colors", .choices(["red", "green"])))
    form.send(.set("isGift", .flag(true)))
    form.send(.type("password", "hunter2"))
    form.send(.type("note", "One\nTwo"))
    form.send(.open("billing"))
    form.send(.type("billing.name", "Grace"))
    form.send(.back)
    form.send(.undo)
    form.send(.redo)
    form.send(.set("color", .none))
    // What is refused is no part of it.
    form.send(.open("name"))
    #expect(
      commands(recording) == [
        "form order", "type Name = Ada", "type Count = 3", "choose Color = Green", "pick Colors = Red, Green",
        "set Is Gift = on", "# A secret was entered: type Password = …", "type Note = One\\nTwo", "open Billing",
        "type Name = Grace", "back", "undo", "redo",
        // Redo leads to what it has changed.
        "back", "choose Color =",
      ])
    #expect(!recording.script.contains("hunter2"))
    #expect(recording.script.hasPrefix("# Recorded "))
  }

  @Test("A jump to another page is written as the way there")
  func jump() {
    let form = FormSession(Order())
    let recording = form.record(as: "order")
    form.send(.insert("items", id: "a", before: nil))
    form.send(.type("items[a].name", "Pen"))
    form.send(.focus("billing.name"))
    form.send(.type("billing.name", "Ada"))
    form.send(.focus("name"))
    #expect(
      commands(recording).suffix(4) == ["back", "open Billing", "type Name = Ada", "back"]
        || commands(recording).suffix(3) == ["open Billing", "type Name = Ada", "back"])
  }

  @Test("A recording that is played on a new session leads to the same model")
  func replayed() throws {
    let form = FormSession(Order())
    let recording = form.record(as: "order")
    form.send(.type("name", "Ada \\ Lovelace"))
    form.send(.set("color", .choices(["red"])))
    form.send(.set("colors", .choices(["green"])))
    form.send(.insert("items", id: "a", before: nil))
    form.send(.type("items[a].name", "Pen"))
    form.send(.back)
    form.send(.insert("items", id: "b", before: nil))
    form.send(.type("items[b].name", "Ink"))
    form.send(.back)
    form.send(.type("note", "Two\nlines"))
    form.send(.submit)
    #expect(form.facts.isSubmitted)

    let script = try ConformanceScript(parsing: recording.script, name: "recorded")
    let other = FormSession(Order())
    let driver = FormEngineDriver(other, json: Self.json)
    for line in script.lines { try driver.perform(line.command) }
    #expect(other.model == form.model)
    #expect(try driver.outcome() == .submitted(Self.json(form.model)))
    #expect(script.lines.last?.command == .expect(.submitted))
  }

  @Test("Leaving ends it")
  func left() {
    let form = FormSession(Order())
    let recording = form.record(as: "order")
    form.send(.type("name", "Ada"))
    form.send(.cancel)
    #expect(commands(recording).suffix(3) == ["cancel", "leave", "expect cancelled"])
  }

  @Test("Each line is passed on as soon as it is complete")
  func passedOn() {
    let form = FormSession(Order())
    let recording = form.record(as: "order")
    var lines: [String] = []
    recording.onLine = { lines.append($0) }
    form.send(.type("name", "A"))
    form.send(.type("name", "Ada"))
    #expect(lines.isEmpty)
    form.send(.set("isGift", .flag(true)))
    #expect(lines == ["type Name = Ada", "set Is Gift = on"])
  }
}
