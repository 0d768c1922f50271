import FieldstoneCore
import FieldstoneTesting
import Foundation
import Testing

/// What the form must be, worked out by hand from the structs after each input.
private struct NaiveSession {
  let start: [Shape]
  var shapes: [Shape]
  var past: [[Shape]] = []
  var future: [[Shape]] = []

  init(_ shapes: [Shape]) { (start, self.shapes) = (shapes, shapes) }

  mutating func change(_ change: (inout Shape) -> Void) {
    var changed = shapes
    for index in changed.indices {
      change(&changed[index])
      changed[index].total = changed[index].width + changed[index].height
    }
    guard changed != shapes else { return }
    past.append(shapes)
    future = []
    shapes = changed
  }

  func isMixed<Value: Equatable>(_ path: KeyPath<Shape, Value>) -> Bool {
    shapes.contains { $0[keyPath: path] != shapes[0][keyPath: path] }
  }
}

@Suite("Several objects and a reference")
struct SeveralReferenceTests {
  @Test("Random edits leave the objects, the mixed rows, the conditions and the dirty state as worked out by hand")
  func random() throws {
    for seed in 0..<60 {
      var numbers = SystemNumbers(seed: UInt64(seed))
      let shapes = (0..<Int.random(in: 2...5, using: &numbers)).map { _ in
        var shape = Shape()
        shape.width = .random(in: 20...22, using: &numbers)
        shape.height = .random(in: 20...21, using: &numbers)
        shape.total = shape.width + shape.height
        shape.isVisible = .random(using: &numbers)
        shape.kind = Shape.Kind.allCases.randomElement(using: &numbers) ?? .box
        shape.name = ["", "a"].randomElement(using: &numbers) ?? ""
        shape.border.thickness = .random(in: 1...2, using: &numbers)
        shape.shadow = seed % 2 == 0 ? Shadow(radius: .random(in: 1...2, using: &numbers)) : nil
        shape.revision = .random(in: 1...1_000, using: &numbers)
        return shape
      }
      let form = try #require(FormSession(all: shapes))
      var broken: [String] = []
      form.onBrokenInvariant = { broken.append($0) }
      var naive = NaiveSession(shapes)
      check(form, naive, "\(seed), at first")
      for step in 0..<40 {
        let what = send(to: form, &naive, &numbers)
        check(form, naive, "\(seed), \(step): \(what)")
        #expect(broken.isEmpty, "\(seed), \(step): \(what)")
        if !broken.isEmpty { return }
      }
    }
  }

  private func send(
    to form: FormSession<Shape>, _ naive: inout NaiveSession, _ numbers: inout SystemNumbers
  ) -> String {
    let number = Int.random(in: 1...3, using: &numbers)
    switch Int.random(in: 0..<11, using: &numbers) {
    case 0:
      form.send(.blur("width"))
      form.send(.type("width", "\(20 + number)"))
      naive.change { $0.width = 20 + number }
      return "width \(number)"
    case 1:
      form.send(.blur("width"))
      let sign = Bool.random(using: &numbers) ? 1 : -1
      form.send(.type("width", (sign > 0 ? "+" : "-") + "\(number)"))
      if naive.shapes.allSatisfy({ (1...100).contains($0.width + sign * number) }) {
        naive.change { $0.width += sign * number }
      }
      form.send(.blur("width"))
      return "width by \(sign * number)"
    case 2:
      let isVisible = Bool.random(using: &numbers)
      form.send(.set("isVisible", .flag(isVisible)))
      naive.change { $0.isVisible = isVisible }
      return "visible \(isVisible)"
    case 3:
      let kind = Shape.Kind.allCases.randomElement(using: &numbers) ?? .box
      form.send(.set("kind", .choices([kind.rawValue])))
      naive.change { $0.kind = kind }
      return "kind \(kind)"
    case 4:
      form.send(.blur("border.thickness"))
      form.send(.type("border.thickness", "\(number)"))
      naive.change { $0.border.thickness = number }
      return "thickness \(number)"
    case 5 where naive.shapes[0].shadow != nil:
      form.send(.blur("shadow.radius"))
      form.send(.type("shadow.radius", "\(number)"))
      naive.change { $0.shadow?.radius = number }
      return "radius \(number)"
    case 6:
      let isThere = Bool.random(using: &numbers)
      form.send(.set("shadow", .flag(isThere)))
      naive.change { $0.shadow = isThere ? $0.shadow ?? Shadow() : nil }
      return "shadow \(isThere)"
    case 7:
      form.send(.reset)
      let start = naive.start
      if naive.shapes != start {
        naive.past.append(naive.shapes)
        naive.future = []
        naive.shapes = start
      }
      return "reset"
    case 8, 9:
      form.undo()
      if let last = naive.past.popLast() {
        naive.future.append(naive.shapes)
        naive.shapes = last
      }
      return "undo"
    default:
      form.redo()
      if let next = naive.future.popLast() {
        naive.past.append(naive.shapes)
        naive.shapes = next
      }
      return "redo"
    }
  }

  private func check(_ form: FormSession<Shape>, _ naive: NaiveSession, _ what: String) {
    let comment = Comment(rawValue: what)
    #expect(form.models == naive.shapes, comment)
    #expect(form[\.width].isMixed == naive.isMixed(\.width), comment)
    #expect(form[\.kind].isMixed == naive.isMixed(\.kind), comment)
    #expect(form[\.total].isMixed == naive.isMixed(\.total), comment)
    #expect(form[\.area].isMixed == naive.isMixed(\.area), comment)
    #expect(form[\.border.thickness].isMixed == naive.isMixed(\.border.thickness), comment)
    #expect(form[\.corner].isVisible == naive.shapes.contains { $0.kind == .box }, comment)
    #expect(form[\.opacity].isEnabled == naive.shapes.allSatisfy(\.isVisible), comment)
    #expect(
      form.issues.isEmpty == naive.shapes.allSatisfy { $0.height <= 2 * $0.width }, comment)
    #expect(form.facts.isDirty == (naive.shapes != naive.start), comment)
    #expect(form.facts.canUndo == !naive.past.isEmpty && form.facts.canRedo == !naive.future.isEmpty, comment)
  }
}

/// Numbers that are the same in each run.
private struct SystemNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
