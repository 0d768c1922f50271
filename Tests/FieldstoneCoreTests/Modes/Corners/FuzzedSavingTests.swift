import FieldstoneCore
import Foundation
import Testing

/// Random inputs, compared with what was saved last.
@Suite("Fuzzed saving")
struct FuzzedSavingTests {
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
  private final class Storage { var stored = Contact() }

  @Test("Z Random inputs", .unlessItHangs, arguments: [FormMode.free])
  func fuzz(mode: FormMode) async throws {
    var failures = 0
    for seed in 0..<300 {
      var random = Random(state: UInt64(seed))
      let form = Contact.session(mode)
      let storage = Storage()
      form.onSave { storage.stored = $0 }
      form.send(.edit)
      var log: [String] = []
      var ids = ["1"]
      var broken: [String] = []
      form.onBrokenInvariant = { broken.append($0) }
      func fail(_ what: String) {
        failures += 1
        if failures < 3 {
          print("FUZZ", mode, "seed \(seed): \(what)\n\(log.joined(separator: "\n"))\n\(form.model)\n\(storage.stored)")
        }
      }
      var hasRestored = false
      steps: for step in 0..<25 {
        let input: FormInput
        switch Int.random(in: 0..<13, using: &random) {
        case 0: input = .type("name", ["", "Bob", "Ada", "Eve"].randomElement(using: &random)!)
        case 1: input = .type("address.city", ["X", "London", "Paris"].randomElement(using: &random)!)
        case 2, 3:
          input = .type(
            FormRowID("phones[\(ids.randomElement(using: &random)!)].number"),
            ["1", "12", "34"].randomElement(using: &random)!)
        case 4:
          ids.append("n\(step)")
          input = .insert("phones", id: "n\(step)", before: nil)
        case 5: input = .remove(FormRowID("phones[\(ids.randomElement(using: &random)!)]"))
        case 6: input = .undo
        case 7: input = .redo
        case 8: input = .type("note", ["", "n"].randomElement(using: &random)!)
        case 9:
          if mode == .free { continue }
          log.append("save")
          let before = form.model
          let outcome = await form.save()
          if case .submitted = outcome {
            if form.facts.isDirty { fail("dirty after save"); break steps }
            if form.model != before { fail("save changed the model"); break steps }
            if mode == .edit { form.send(.edit) }
          }
          continue
        case 10: input = .discard
        case 11:
          input = .reset
        default:
          log.append("restore")
          let data = try JSONEncoder().encode(form.snapshot)
          let other = Contact.session(mode)
          other.send(.edit)
          let unfit = try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data))
          if !unfit.isEmpty || other.model != form.model {
            fail("restored otherwise \(unfit) \(other.model)"); break steps
          }
          hasRestored = true
          continue
        }
        log.append("\(input) \(form.send(input))")
        if mode == .free { _ = await form.finishSubmitting() }
        if !broken.isEmpty { fail(broken.joined(separator: "\n")); break }
        if mode == .free {
          var expected = form.model
          if form.model.name.isEmpty { expected.name = storage.stored.name }
          if form.model.address.city.count < 2 { expected.address = storage.stored.address }
          if form.facts.isDirty == (expected == form.model && storage.stored == form.model) {
            fail("dirty \(form.facts.isDirty)"); break
          }
          if storage.stored != expected { fail("free: not stored \(expected)"); break }
        } else if case .discard = input {
          if form.model != storage.stored { fail("discard differs"); break }
          if mode == .edit { form.send(.edit) }
        } else if case .reset = input, form.model != storage.stored {
          fail("reset differs"); break
        }
      }
      _ = hasRestored
    }
    #expect(failures == 0)
  }
}
