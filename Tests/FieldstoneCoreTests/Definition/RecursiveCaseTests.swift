import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Enums that contain themselves")
struct RecursiveCaseTests {
  /// A part that may be a pair of parts, one of which may be missing.
  indirect enum Part: FormCases, Equatable {
    case leaf(name: String), pair(Part), maybe(Part?)

    struct Fields: FormCaseFields {
      var chosen: String?
      var name = ""
      var part = Part.leaf(name: "inner")
      var other: Part?

      mutating func take(_ part: Part) {
        switch part {
        case .leaf(let name): (chosen, self.name) = ("leaf", name)
        case .pair(let part): (chosen, self.part) = ("pair", part)
        case .maybe(let part): (chosen, other) = ("maybe", part)
        }
      }
      var value: Part? {
        switch chosen {
        case "leaf": .leaf(name: name)
        case "pair": .pair(part)
        case "maybe": .maybe(other)
        default: nil
        }
      }
    }
    static func describe(_ cases: FormCaseList<Part>) {
      cases.add("leaf") { $0.add(\.name, "name") }
      cases.add("pair") { $0.add(\.part, "part") }
      cases.add("maybe") { $0.add(\.other, "other") }
    }
    static var formTemplate: Part? { .leaf(name: "") }
  }

  private struct Machine: FormModel {
    var part = Part.leaf(name: "a")
    static func describe(_ fields: FieldList<Machine>) { fields.add(\.part, "part") }
  }

  @Test("They are problems of the definition, and labels in the form, so that it ends")
  func problems() {
    let form = FormSession(Machine(), environment: .test)
    let problems = form.problems.filter { $0.kind == .recursiveForm("Part") }.map(\.key)
    #expect(problems.count == 2 && form.problems.count == 2)
    #expect(problems.contains { $0.hasSuffix("part.part") } && problems.contains { $0.hasSuffix("part.other") })
    form.send(.set("part", .choices(["pair"])))
    #expect(form.row("part.part")?.isReadOnly == true && form.row("part.part")?.control == .label)
    form.send(.set("part", .choices(["maybe"])))
    #expect(form.row("part.other")?.isReadOnly == true && form.row("part.other")?.display == "")
    form.send(.set("part", .choices(["leaf"])))
    form.send(.type("part.name", "b"))
    #expect(form.model.part == .leaf(name: "b"))
  }
}
