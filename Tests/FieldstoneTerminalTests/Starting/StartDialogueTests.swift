import FieldstoneCore
import FieldstoneTerminal
import Testing

@Suite("Dialogues that begin at a row")
struct StartDialogueTests {
  private func play(
    _ address: String, _ lines: [String], title: String = "", isTerminal: Bool = true
  ) async -> (transcript: String, model: Excursion?, error: TerminalFormError?, remaining: Int) {
    await Excursion.play(lines, on: FormSession(Excursion(title: title)), isTerminal: isTerminal) {
      $0.startAddress = address
    }
  }

  /// The titles that were asked, each as often as it was.
  private func asked(_ transcript: String) -> [String] {
    let questions = transcript.split(separator: "\nReview\n").first ?? ""
    return questions.split(separator: "\n").compactMap { line in
      line.hasPrefix("Press ") ? nil : line.firstMatch(of: #/^(\w[\w ]*?) [(\[]/#).map { String($0.1) }
    }
  }

  @Test("The question of the row comes first, and a complete answer before it isn't asked about")
  func complete() async {
    let dialogue = await play("#bill/vat", ["DE1", "", "Late", ""], title: "Kew")
    #expect(asked(dialogue.transcript).prefix(3) == ["VAT number", "Walkers", "Leader"], "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("Page: Bill\n==========\nVAT number"))
    #expect(dialogue.model?.bill.vat == "DE1" && dialogue.model?.leader == "Late" && dialogue.remaining == 0)
  }

  @Test("A question before it that needs an answer comes after the last one")
  func missing() async {
    let dialogue = await play("bill.vat", ["DE1", "", "", "Trip", ""])
    let questions = asked(dialogue.transcript)
    #expect(questions.prefix(4) == ["VAT number", "Walkers", "Leader", "Title"], "\(dialogue.transcript)")
    #expect(dialogue.model?.title == "Trip" && dialogue.remaining == 0)
  }

  @Test("Going back leads to the questions before it")
  func back() async {
    let dialogue = await play("leader", ["<", "<", "DE1", "", "None", ""], title: "Kew")
    #expect(
      asked(dialogue.transcript).prefix(5) == ["Leader", "Walkers", "VAT number", "Walkers", "Leader"],
      "\(dialogue.transcript)")
    #expect(dialogue.model?.bill.vat == "DE1" && dialogue.model?.leader == "None" && dialogue.remaining == 0)
  }

  @Test("A section and a page begin with their first question")
  func sections() async {
    let section = await play("section.money", ["yes", "M1", "", "", "", "", ""], title: "Kew")
    #expect(asked(section.transcript).prefix(3) == ["Pays", "Bus", "Company"], "\(section.transcript)")
    let page = await play("bill", ["Inc", "", "", "", ""], title: "Kew")
    #expect(asked(page.transcript).first == "Company" && page.model?.bill.company == "Inc")
  }

  @Test("A row of an element comes before the question about its collection")
  func element() async {
    let dialogue = await play("walkers/2/age", ["31", "", "", "", ""], title: "Kew")
    #expect(asked(dialogue.transcript).prefix(4) == ["Age", "Meals", "Walkers", "Leader"], "\(dialogue.transcript)")
    #expect(dialogue.model?.walkers.map(\.age) == [30, 31] && dialogue.remaining == 0)
    let whole = await play("walkers[2]", ["Grace", "", "", "", "", ""], title: "Kew")
    #expect(asked(whole.transcript).prefix(4) == ["Name", "Age", "Meals", "Walkers"], "\(whole.transcript)")
    #expect(whole.model?.walkers.map(\.name) == ["Ada", "Grace"])
  }

  @Test("A row of an element in an element, and what is around it after that")
  func nested() async {
    let dialogue = await play("walkers/1/meals/3/dish", ["Rice", "", "", ""], title: "Kew")
    #expect(asked(dialogue.transcript).prefix(3) == ["Dish", "Walkers", "Leader"], "\(dialogue.transcript)")
    #expect(dialogue.model?.walkers[0].meals == [Excursion.Meal(dish: "Rice")])
    let list = await play("walkers/1/meals", ["", "", "", ""], title: "Kew")
    #expect(asked(list.transcript).prefix(3) == ["Meals", "Walkers", "Leader"], "\(list.transcript)")
  }

  @Test("The lines of a pipe answer the questions in the same order")
  func pipe() async {
    let dialogue = await play("leader", ["Late", "Trip"], isTerminal: false)
    #expect(dialogue.model?.leader == "Late" && dialogue.model?.title == "Trip", "\(dialogue)")
    #expect(dialogue.transcript == "" && dialogue.error == nil)
  }

  @Test("Leaving at the first question leaves the form")
  func left() async {
    let dialogue = await play("walkers/2/age", [":cancel"], title: "Kew")
    #expect(dialogue.model == nil && dialogue.error == nil && dialogue.remaining == 0)
  }

  @Test("In a form that is saved, the question comes before the review, unless it is locked")
  func saved() async {
    func session(_ mode: FormMode) -> FormSession<Excursion> {
      FormSession(
        Excursion(title: "Kew"),
        definition: FormDefinition(template: { Excursion() }, describe: Excursion.describe, arrange: { $0.mode(mode) }))
    }
    let saves = session(.save)
    let dialogue = await Excursion.play(["DE1", "", ":quit"], on: saves) { $0.startAddress = "bill/vat" }
    #expect(asked(dialogue.transcript) == ["VAT number"] && saves.model.bill.vat == "DE1", "\(dialogue.transcript)")
    #expect(dialogue.transcript.contains("Review\n") && dialogue.error == nil && dialogue.remaining == 0)
    let locked = await Excursion.play([":quit"], on: session(.edit)) { $0.startAddress = "bill/vat" }
    #expect(
      locked.transcript.contains("Error: “VAT number” can't be changed yet. Enter :edit first.\n"),
      "\(locked.transcript)")
  }

  @Test("An unknown row is refused with the nearest one, and a hidden one because it isn't asked")
  func refused() async {
    let cases = [
      ("bil/vat", "Unknown field 'bil/vat'. Did you mean 'bill/vat'?"),
      ("bil.vat", "Unknown field 'bil.vat'. Did you mean 'bill.vat'?"),
      ("#walkers/2/nam", "Unknown field '#walkers/2/nam'. Did you mean 'walkers/2/name'?"),
      ("vat", "Unknown field 'vat'. Did you mean 'bill/vat'?"),
      ("VAT number", "Unknown field 'VAT number'. Did you mean 'bill/vat'?"),
      ("walkers/9/name", "Unknown field 'walkers/9/name'. Did you mean 'walkers/1/name'?"),
      ("nothing at all", "Unknown field 'nothing at all'."),
      ("bus", "“Bus”: Not applicable with these answers."),
    ]
    for (address, message) in cases {
      let dialogue = await play(address, ["x"])
      #expect(dialogue.error == .usage(message) && dialogue.error?.exitCode == TerminalExit.wrongUse)
      #expect(dialogue.transcript == "" && dialogue.remaining == 1)
    }
  }
}
