import FieldstoneTesting
import Testing

@Suite("Random forms and inputs")
struct RandomTests {
  /// 24 forms, 150 inputs each; `make fuzz` goes further.
  @Test("The engine's invariants hold for random inputs to random forms", arguments: 0..<24)
  func promises(seed: Int) {
    let fuzzer = FormFuzzer { RandomForm.session(seed: UInt64(seed)) }
    let failure = fuzzer.run(inputs: 150, seed: UInt64(seed))
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test("A failure is shrunk to the relevant inputs")
  func shrinking() {
    // Every second form behaves differently once a certain field has a text.
    nonisolated(unsafe) var made = 0
    let fuzzer = FormFuzzer {
      made += 1
      let isOdd = made % 2 == 1
      let definition = FormDefinition<RandomModel> { fields in
        for index in 0..<4 { fields.add("text\(index)", get: { $0.texts[index] }, set: { $0.texts[index] = $1 }) }
        fields.add("flag0", get: { $0.flags[0] }, set: { $0.flags[0] = $1 }).visible { $0.texts[0].isEmpty || isOdd }
      }
      return FormSession(RandomModel(), definition: definition)
    }
    let failure = (0..<10).lazy.compactMap { fuzzer.run(inputs: 300, seed: $0) }.first
    #expect(failure?.reason.hasPrefix("The same script had two different outcomes: 'flag0'") == true)
    #expect(failure?.script.inputs.count == 1, "\(failure?.description ?? "")")
  }
}
