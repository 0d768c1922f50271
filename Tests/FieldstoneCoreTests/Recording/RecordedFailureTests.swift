import FieldstoneCore
import FieldstoneTesting
import Testing

@Suite("Failures of random inputs as texts")
struct RecordedFailureTests {
  struct Login {
    var name = ""
    var pin = ""
    var remembers = false
  }

  /// Makes forms of which every second one behaves differently once there is a PIN.
  private static func fuzzer() -> FormFuzzer {
    nonisolated(unsafe) var made = 0
    return FormFuzzer {
      made += 1
      let isOdd = made % 2 == 1
      let definition = FormDefinition<Login> { fields in
        fields.add(\.name, "name")
        fields.add(\.pin, "pin").password()
        fields.add(\.remembers, "remembers").visible { $0.pin.isEmpty || isOdd }
      }
      return FormSession(Login(), definition: definition, environment: .test)
    }
  }

  @Test("A failure is a text that fails again when it is played, even where a secret causes it")
  func text() throws {
    let failure = try #require((0..<10).lazy.compactMap { Self.fuzzer().run(inputs: 300, seed: $0) }.first)
    #expect(failure.failsAsText && failure.text.contains("type Pin = "), "\(failure)")
    #expect(failure.description.hasSuffix("for 'try FormFuzzer { … }.run(script: text)':\n" + failure.text))
    let again = try #require(try Self.fuzzer().run(script: failure.text))
    #expect(again.reason.hasPrefix("The same script had two different outcomes: 'remembers'"))
    #expect(again.script.inputs.contains(.focus("pin")))
  }

  @Test("A script without a fault doesn't fail, and one that can't be played is an error")
  func noFault() throws {
    #expect(try Self.fuzzer().run(script: "form login\ntype Name = Ada\n") == nil)
    #expect(throws: ConformanceScriptError.self) { try Self.fuzzer().run(script: "type Name = Ada\n") }
    let failure = #expect(throws: ConformanceFailure.self) {
      try Self.fuzzer().run(script: "form login\ntype Nobody = Ada\n", name: "report")
    }
    #expect(failure?.line == 2 && failure?.script.name == "report")
  }
}
