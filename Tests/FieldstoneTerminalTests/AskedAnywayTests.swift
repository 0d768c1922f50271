import Testing

/// `--dialogue`: another program answers through pipes, as a person would on a terminal.
@Suite("Dialogue without a terminal", .serialized)
struct AskedAnywayTests {
  private let secrets = "--secrets-from-input"

  @Test("Questions are shown and echoed, a wrong answer is asked for again, and the review comes before the submit")
  func dialogue() throws {
    let answers = [
      "ada", "ada@example.org", "Engine1843", "Engine1843", "Ada", "", "", "", "", "", "2", "", "", "", "", "", "yes",
      "",
    ]
    let program = try Program.run(["--dialogue", secrets], lines: answers)
    #expect(program.exitCode == 0, "\(program.errors)")
    #expect(
      program.errors.contains(
        """
        Email (required): ada
        Error: Enter an email address, for example name@example.org.
        Email (required): ada@example.org

        """))
    #expect(program.errors.contains("\nReview\n======\n"))
    #expect(program.errors.hasSuffix("Register? \nSubmitted.\n"))
    #expect(!program.errors.contains("Engine1843"))
    #expect(program.output.contains("\"seats\" : 2"))
  }

  @Test("Secrets still require their option")
  func secret() throws {
    let program = try Program.run(["--dialogue"], lines: ["ada@example.org", "Engine1843"])
    #expect(program.exitCode == 64)
    #expect(program.errors.contains("'--secrets-from-input' allows it"))
    #expect(program.output == "")
  }

  @Test("When the input ends, the dialogue ends and submits nothing")
  func ended() throws {
    let program = try Program.run(["--dialogue", secrets], lines: ["ada@example.org"])
    #expect(program.exitCode == 65)
    #expect(program.output == "")
  }

  @Test("The review shows that an answer was not accepted, instead of the last valid one")
  func wrongAnswer() throws {
    let answers = [
      "ada@example.org", "Engine1843", "Engine1843", "Ada", "", "", "", "", "", "2", "", "", "", "", "", "yes",
      "10", "many", "<",
    ]
    let program = try Program.run(["--dialogue", secrets], lines: answers)
    #expect(program.errors.contains("  10  Seats: (no answer: “many” was not accepted)\n"), "\(program.errors)")
    #expect(program.exitCode == 65)
  }
}
