import Testing

@testable import FieldstoneDocuments

@Suite("Warnings take time linear in the file")
struct WarningTimeTests {
  private func growth(_ small: Int, _ schema: (Int) -> String) -> Double {
    func time(_ count: Int) -> Duration {
      let text = schema(count)
      var options = FormDocument.SchemaOptions()
      options.limits.problems = 20
      return ContinuousClock().measure { #expect((try? SchemaForm.document(text, options))?.warnings.count == 20) }
    }
    _ = time(30)
    let (first, second) = (time(small), time(small * 4))
    return second / first
  }

  @Test("Footers of sections that there aren't")
  func footers() {
    let factor = growth(500) { count in
      let properties = (0..<count).map { #""a\#($0)": {"type": "string", "x-fieldstone": {"section": "s\#($0)"}}"# }
      let footers = (0..<count).map { #""s\#($0)x": "t""# }
      return
        #"{"properties": {\#(properties.joined(separator: ","))}, "x-fieldstone": {"footers": {\#(footers.joined(separator: ","))}}}"#
    }
    #expect(factor < 9)
  }
}
