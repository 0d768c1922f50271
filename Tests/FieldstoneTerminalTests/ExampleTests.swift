import Testing

@Suite("The examples")
struct ExampleTests {
  @Test("Each example starts: its form has no problems", arguments: ["ByHand", "Gallery", "Sample", "Survey"])
  func starts(_ name: String) throws {
    let program = try Program.run(["--answers"], of: name, input: nil)
    #expect(program.exitCode == 0 || program.exitCode == 65, "\(program.exitCode): \(program.errors)")
  }
}
