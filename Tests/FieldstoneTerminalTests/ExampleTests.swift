import Testing

@Suite("The examples")
struct ExampleTests {
  @Test("Each example starts: its form has no problems", arguments: ["ByHand", "Gallery", "Sample", "Survey"])
  func starts(_ name: String) throws {
    let program = try Program.run(["--answers"], of: name, input: nil)
    // Without answers, most forms can't be submitted, which is another exit code.
    #expect(program.exitCode != 70 && program.exitCode < 128, "\(program.exitCode): \(program.errors)")
  }
}
