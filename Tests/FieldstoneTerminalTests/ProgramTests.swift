import Foundation
import Testing

/// The sample as a process: exit codes, and the exact standard output.
@Suite("Program", .serialized)
struct ProgramTests {
  private let secrets = "--secrets-from-input"
  private let answers = [
    "ada@example.org", "Engine1843", "Engine1843", "Ada", "1815-12-10", "example.org", "", "design, 6", "student", "2",
    "", "vegan", "", "n", "n", "yes",
  ]

  @Test("Answers from a pipe become JSON, and nothing else is printed")
  func submitted() throws {
    let program = try Program.run([secrets], lines: answers)
    #expect(program.exitCode == 0)
    #expect(program.errors == "")
    #expect(
      program.output
        == """
        {
          "agreesToTerms" : true,
          "allergies" : "",
          "birthDate" : "1815-12-10T00:00:00Z",
          "diet" : "vegan",
          "email" : "ada@example.org",
          "givesTalk" : false,
          "guests" : [

          ],
          "interests" : [
            "design",
            "testing"
          ],
          "invoice" : {
            "address" : "",
            "company" : ""
          },
          "name" : "Ada",
          "needsInvoice" : false,
          "password" : "Engine1843",
          "price" : 120,
          "repeatPassword" : "Engine1843",
          "seats" : 2,
          "ticket" : "student",
          "website" : "https://example.org"
        }

        """.replacing("  \"ticket\"", with: "  \"talkTitle\" : \"\",\n  \"ticket\""))
  }

  @Test("The last line needs no line feed, and lines may end with CRLF")
  func lineEnds() throws {
    let program = try Program.run([secrets], input: Data(answers.joined(separator: "\r\n").utf8))
    #expect(program.exitCode == 0)
    #expect(program.output.contains("\"name\" : \"Ada\""))
  }

  @Test("Answers by name give the same JSON")
  func names() throws {
    let named = [
      "name=Ada", "email=ada@example.org", "password=Engine1843", "repeatPassword=Engine1843", "agreesToTerms=yes",
      "birthDate=1815-12-10", "website=example.org", "interests=testing,design", "ticket=student", "seats=2",
      "diet=vegan",
    ]
    let program = try Program.run([secrets, "--answers"], lines: named)
    #expect(program.exitCode == 0)
    #expect(program.output == (try Program.run([secrets], lines: answers)).output)
  }

  @Test("Invalid input: exit 65, nothing on standard output, an error with line and field")
  func badInput() throws {
    var wrong = answers
    wrong[9] = "6"
    let cases: [([String], String)] = [
      (wrong, "line 10: Seats: Enter a value from 1 to 5.\n"),
      (["ada"], "line 1: Email: Enter an email address, for example name@example.org.\n"),
      (["ada@example.org", "Engine1843", "Engine1843"], "The input ended at 'Name', which still needs an answer.\n"),
      (answers + ["more"], "line 17: All questions are answered; this line is left over.\n"),
      (["ada@example.org", "Engine1843", "Engine1844"], "line 3: Repeat password: Enter the same password again.\n"),
    ]
    for (lines, message) in cases {
      let program = try Program.run([secrets], lines: lines)
      #expect(program.exitCode == 65)
      #expect(program.output == "")
      #expect(program.errors == message)
    }
  }

  @Test("Invalid UTF-8, control characters and overlong lines are reported by line")
  func badBytes() throws {
    let cases: [(Data, String)] = [
      (Data([0x61, 0xFF, 0x0A]), "line 1: Email: Enter text in UTF-8.\n"),
      (Data("a\0b\n".utf8), "line 1: Email: Remove the invisible character U+0000.\n"),
      (
        Data(repeating: 0x61, count: 5 << 20),
        "line 1: Email: This is too long. A line can have up to 4194304 bytes.\n"
      ),
      (Data("\u{1B}[2J\n".utf8), "line 1: Email: Remove the invisible character U+001B.\n"),
      (Data(), "The input ended at 'Email', which still needs an answer.\n"),
    ]
    for (input, message) in cases {
      let program = try Program.run(input: input)
      #expect(program.exitCode == 65)
      #expect(program.output == "")
      #expect(program.errors == message)
    }
  }

  @Test("A secret from a pipe requires the option: exit 64")
  func secret() throws {
    let program = try Program.run(lines: answers)
    #expect(program.exitCode == 64)
    #expect(program.output == "")
    #expect(program.errors.hasPrefix("'Password' is secret") && program.errors.contains("'--secrets-from-input'"))
    #expect(!program.errors.contains("Engine1843"))
  }

  @Test("Without a terminal and without input the form is described as text: exit 64")
  func noInput() throws {
    let program = try Program.run(input: nil)
    #expect(program.exitCode == 64)
    #expect(program.output == "")
    #expect(program.errors.hasPrefix("There is no terminal and no input to read answers from.\n"))
    #expect(program.errors.contains("  Seats (required), seats\n    A whole number from 1 to 5.\n"))
    #expect(program.errors.contains("      2  Student: Bring your student card.\n"))
  }

  @Test("Options: help goes to standard output, an unknown one suggests the nearest")
  func options() throws {
    let help = try Program.run(["--help"], input: nil)
    #expect(help.exitCode == 0 && help.errors == "")
    #expect(help.output.contains("Exit codes: 0 submitted, 1 the work after a submit failed, 64 wrong usage"))
    let unknown = try Program.run(["--secret"], input: nil)
    #expect(unknown.exitCode == 64 && unknown.output == "")
    #expect(unknown.errors == "Unknown option '--secret'. Did you mean '--secrets-from-input'?\n")
    let far = try Program.run(["--foo"], input: nil)
    #expect(far.errors == "Unknown option '--foo'. '--help' lists the options.\n")
    let two = try Program.run(["--screen", "--dialogue"], input: nil)
    #expect(two.exitCode == 64 && two.output == "")
    #expect(
      two.errors
        == "'--screen' and '--dialogue' can't be used together. Use only one of '--dialogue', '--screen' and '--inline'.\n"
    )
    for mode in ["--dialogue", "--screen", "--inline"] {
      let both = try Program.run(["--answers", mode], lines: ["name=Ada"])
      #expect(both.exitCode == 64 && both.output == "")
      #expect(
        both.errors == "'--answers' and '\(mode)' can't be used together. Answers by name are read without asking.\n")
    }
    let surface = try Program.run(input: nil, environment: ["SURFACE": "paper"])
    #expect(surface.exitCode == 64)
    #expect(
      surface.errors == "Unknown surface 'paper'. SURFACE can be 'terminal', 'screen', 'web' or 'gtk'.\n")
  }

  @Test("What is done is written to the file that the option names, without secrets")
  func recorded() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString).form")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = try Program.run([secrets, "--record", file.path], lines: answers)
    #expect(program.exitCode == 0 && program.errors == "")
    let script = try String(contentsOf: file, encoding: .utf8)
    #expect(script.contains("\ntype Email = ada@example.org\n# A secret was entered: type Password = …\n"))
    #expect(script.hasSuffix("\nsubmit\nexpect submitted\n") && !script.contains("Engine1843"))
    let refused = try Program.run(["--record=/dev/null/report.form"], input: nil)
    #expect(refused.exitCode == 64 && refused.output == "")
    #expect(refused.errors == "The recording couldn't be written to '/dev/null/report.form': Not a directory.\n")
  }

  @Test("A row to begin at has to be there, and to be asked")
  func start() throws {
    let unknown = try Program.run(["--at", "guest"], input: nil)
    #expect(unknown.exitCode == 64 && unknown.errors == "Unknown field 'guest'. Did you mean 'guests'?\n")
    let hidden = try Program.run(["--at=#invoice/vat"], input: nil)
    #expect(hidden.exitCode == 64 && hidden.errors == "“VAT number”: Not applicable with these answers.\n")
    let answered = try Program.run([secrets, "--at", "agreesToTerms"], lines: ["yes"])
    #expect(answered.exitCode == 65 && answered.output == "")
  }

  @Test("A window without a display, or in a build without it, is refused with one sentence")
  func noWindow() throws {
    let program = try Program.run(input: nil, environment: ["SURFACE": "gtk", "DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(program.exitCode == 64 && program.output == "")
    #if GTK
      #expect(program.errors == "There is no display to show a window on. Set WAYLAND_DISPLAY or DISPLAY.\n")
    #else
      #expect(program.errors == "This program was built without windows; 'SURFACE=gtk make run' builds it with.\n")
    #endif
  }

  #if Web
    @Test("A port that can't be used is named together with the variable that chooses another one")
    func port() throws {
      let (socket, port) = try listen()
      defer { close(socket) }
      let taken = try Program.run(input: nil, environment: ["SURFACE": "web", "PORT": "\(port)"])
      #expect(taken.exitCode == 64 && taken.output == "")
      #expect(
        taken.errors == "Can't listen on 127.0.0.1:\(port). The port may be in use. Set PORT to use another one.\n")
      let unknown = try Program.run(input: nil, environment: ["SURFACE": "web", "PORT": "http"])
      #expect(unknown.exitCode == 64)
      #expect(unknown.errors == "Unknown port 'http'. PORT can be a number from 0 to 65535; 0 is any free port.\n")
    }

    /// A socket that listens on a free port.
    private func listen() throws -> (socket: Int32, port: UInt16) {
      #if canImport(Darwin)
        let stream = SOCK_STREAM
      #else
        let stream = Int32(SOCK_STREAM.rawValue)
      #endif
      let descriptor = socket(AF_INET, stream, 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isListening = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, size) == 0 && Foundation.listen(descriptor, 1) == 0
            && getsockname(descriptor, $0, &size) == 0
        }
      }
      try #require(isListening)
      return (descriptor, UInt16(bigEndian: address.sin_port))
    }
  #endif

  @Test("Leaving exits with 130 and prints nothing")
  func cancelled() throws {
    let program = try Program.run([secrets], lines: ["ada@example.org", ":cancel"])
    #expect(program.exitCode == 130)
    #expect(program.output == "" && program.errors == "")
  }

  #if os(Linux)
    @Test("A result that can't be written is a failure: exit 74")
    func cannotWrite() throws {
      let program = try Program.run([secrets], lines: answers, output: "/dev/full")
      #expect(program.exitCode == 74)
      #expect(program.errors == "Error: The result couldn't be written to standard output.\n")
    }
  #endif
}
