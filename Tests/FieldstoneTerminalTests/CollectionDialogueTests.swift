import ConformanceModels
import FieldstoneCore
import FieldstoneTerminal
import Testing

@Suite("Collections in the dialogue")
struct CollectionDialogueTests {
  struct Played {
    var transcript = ""
    var model: Collections?
    var error: String?
    var remaining = 0
  }

  static func play(_ lines: [String], from model: Collections = Collections(), isTerminal: Bool = true) async -> Played
  {
    let script = FormConsoleScript(lines, isTerminal: isTerminal)
    let terminal = TerminalForm(FormSession(model), console: script.console)
    var played = Played()
    do { played.model = try await terminal.run() } catch { played.error = "\(error)" }
    (played.transcript, played.remaining) = (script.transcript, script.remaining.count)
    return played
  }

  @Test("A collection is one question; a adds an element and asks its questions, then the collection's again")
  func add() async {
    let dialogue = await Self.play(["", "a", "Lin", "3", "", "", "", ""])
    #expect(dialogue.model?.guests == [Guest(named: "Grace", seats: 2), Guest(named: "Lin", seats: 3)])
    #expect(
      dialogue.transcript.contains(
        """
        Guests
          1  Grace, 2
        Guests (a to add, 1 to edit, r1 to remove, d1 to duplicate, Enter to continue): a

        Guest 2 of 2
        ------------
        Name: Lin
        Seats (1 to 5) [1]: 3

        Guests
          1  Grace, 2
          2  Lin, 3
        Guests (a to add, 1 or 2 to edit, r2 to remove, m2 1 to move, d2 to
          duplicate, Enter to continue):\u{20}
        """), "\(dialogue.transcript)")
    #expect(dialogue.remaining == 0)
  }

  @Test("A number asks an element's questions again; < goes back within it, and from it to the collection")
  func edit() async {
    let dialogue = await Self.play(["", "1", "Ida", "<", "Ina", "", "1", "<", "", "", "", ""])
    #expect(dialogue.model?.guests == [Guest(named: "Ina", seats: 2)], "\(dialogue.transcript)")
    #expect(dialogue.remaining == 0)
  }

  @Test("m moves to a position, d duplicates, r removes after a confirmation if something is filled in")
  func change() async {
    let dialogue = await Self.play(["", "a1", "Lin", "", "m1 2", "d 2", "m 3, 1", "r2", "n", "r2", "y", "", "", "", ""])
    #expect(dialogue.model?.guests.map(\.name) == ["Lin", "Lin"], "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("Remove Guest 2, “Grace, 2”? [y/N]: n\nNothing was removed.\n"))
    #expect(dialogue.remaining == 0)
  }

  @Test("Other entries are refused with what can be entered; only what is possible is offered")
  func wrong() async {
    let entries = ["x", "2", "0", "m1", "m1 2 3", "rr1", "99999999999999999999", "-", ":foo", "?"]
    let dialogue = await Self.play([""] + entries + ["d1", "d1", "d1", "a", "", "", "", ""])
    #expect(dialogue.model?.guests.count == 3)
    let errors = dialogue.transcript.split(separator: "\n").count { $0.hasPrefix("Error: ") }
    #expect(errors == 11, "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("Error: There is no number 2. The only one is 1.\n"))
    #expect(
      dialogue.transcript.contains(
        """
        Error: You can't use “x” here. Enter a to add, 1 to edit, r1 to remove or d1
          to duplicate. Press Enter to continue.

        """),
      "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("Error: That's the maximum (3).\n"))
    #expect(
      dialogue.transcript.contains(
        "\n  That's the maximum (3).\nGuests (1–3 to edit, r3 to remove, m3 1 to move, Enter to continue): "))
    #expect(
      dialogue.transcript.contains("  Enter r1 to remove entry 1.\n")
        && !dialogue.transcript.contains("m2 1 to move entry 2"))
  }

  @Test("A minimum and repeated values are reported, and the question is asked again")
  func issues() async {
    let dialogue = await Self.play([
      "", "", "r1", "y", "", "a", "Notes", "", "", "a", "math", "", "2", "logic", "", "",
    ])
    #expect(dialogue.model?.talks.map(\.title) == ["Notes"], "\(dialogue.transcript)")
    #expect(dialogue.model?.tags == ["math", "logic"])
    #expect(dialogue.transcript.contains("Talks (a to add, Enter to continue): \nError: Add at least 1 entry.\n"))
    #expect(dialogue.transcript.contains("Error: “math” is in the list more than once. Change or remove it.\n"))
    #expect(dialogue.remaining == 0)
  }

  @Test("A collection in an element is asked about on the element's page")
  func nested() async {
    let dialogue = await Self.play(["", "", "1", "", "a", "ada@example.org", "", "", "", ""])
    #expect(dialogue.model?.talks.first?.speakers.map(\.email) == ["ada@example.org"], "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("Page: Talk 1 of 1\n=================\nTitle [Engines]: "))
    #expect(dialogue.transcript.contains("Speakers\n  None yet.\nSpeakers (a to add, Enter to continue): a\n"))
    #expect(dialogue.transcript.contains("\nForm\n====\nTalks\n  1  Engines\n"))
    #expect(dialogue.remaining == 0)
  }

  @Test("The review lists the collection and the answers of its elements, and each can be changed")
  func review() async {
    let dialogue = await Self.play(["", "", "", "", "3", "Ida", "2", "a", "Lin", "", "", ""])
    #expect(dialogue.model?.guests.map(\.name) == ["Ida", "Lin"], "\(dialogue.transcript)")
    #expect(
      dialogue.transcript.contains(
        "   2  Guests: 1 entry\nGuest 1 of 1\n   3  Name: Grace\n   4  Seats: 2\n"), "\(dialogue.transcript)")
    #expect(dialogue.remaining == 0)
  }

  @Test("Questions and the review number what has the same title")
  func numbers() async {
    var model = Collections()
    model.tags = ["math", "logic"]
    let lines = ["", "", "", "2", "poetry", "", "tag 1", "maths", "tag", "tag 2", "", ""]
    let dialogue = await Self.play(lines, from: model)
    #expect(dialogue.transcript.contains("\nTag 2 (at most 8 characters) [logic]: poetry\n"), "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("   9  Tag 1: math\n  10  Tag 2: poetry\n"), "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("Error: “tag” could be 8 Tags, 9 Tag 1 or 10 Tag 2. Enter the number.\n"))
    #expect(dialogue.model?.tags == ["maths", "poetry"] && dialogue.remaining == 0, "\(dialogue.transcript)")
  }

  @Test("The outline names elements by position, as lines from a pipe do")
  func outline() async {
    let dialogue = await Self.play([":form", "", "", "", "", ""])
    #expect(dialogue.transcript.contains("  Guests, guests\n"), "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("\nGuest 1 of 1\n  Name, guests.1.name\n"))
    #expect(dialogue.transcript.contains("  Tag, tags.1\n"))
  }

  @Test("Of many elements the first ten are listed, and all can be edited")
  func many() async {
    var model = Collections()
    model.tags = (1...12).map { "tag \($0)" }
    let dialogue = await Self.play(["", "", "", "12", "last", "m12 1", "", ""], from: model)
    #expect(dialogue.model?.tags.first == "last" && dialogue.model?.tags.count == 12, "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("  10  tag 10\n  and 2 more\nTags (a to add, 1–12 to edit, r12 to remove,"))
  }

  @Test("A pipe answers in order; a wrong line is reported with its number")
  func pipe() async {
    let lines = ["Ada", "a", "Lin", "3", "r1", "", "", "", ""]
    let dialogue = await Self.play(lines, isTerminal: false)
    #expect(dialogue.model?.guests == [Guest(named: "Lin", seats: 3)], "\(dialogue.error ?? "")")
    let wrong = await Self.play(["Ada", "r7"], isTerminal: false)
    #expect(wrong.error == "line 2: Guests: There is no number 7. The only one is 1.")
    let missing = await Self.play(["Ada", "", "r1", ""], isTerminal: false)
    #expect(missing.error == "line 4: Talks: Add at least 1 entry.")
    let inside = await Self.play(["Ada", "a", ""], isTerminal: false)
    #expect(inside.error == "line 3: Guest 2, Name: This field is required.")
  }
}

extension Guest {
  init(named name: String, seats: Int) {
    self = Guest.formTemplate!
    (self.name, self.seats) = (name, seats)
  }
}
