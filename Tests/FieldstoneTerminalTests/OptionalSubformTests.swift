import Fieldstone
import FieldstoneTerminal
import Testing

/// A form with optional subforms: one with a page of its own, one inline.
@Form
struct Visit: Codable, Equatable {
  var name = ""
  @Field(.pushed)
  var travel: Travel?
  @Field(.inline)
  var hotel: Hotel?
  var remark = ""
}

@Form
struct Hotel: Codable, Equatable {
  @Field(.required)
  var street = ""
  var nights = 1
}

/// An optional subform that contains optional subforms.
@Form
struct Journey: Codable, Equatable {
  var visit: Visit?
}

@Suite("Optional subforms")
struct OptionalSubformTests {
  private func play(
    _ lines: [String], from visit: Visit = Visit(), isTerminal: Bool = true, _ input: TerminalInput = .inOrder
  ) async -> (transcript: String, model: Visit?, error: String?, remaining: Int) {
    let script = FormConsoleScript(lines, isTerminal: isTerminal)
    var terminal = TerminalForm(FormSession(visit), console: script.console)
    terminal.input = input
    var model: Visit?
    var message: String?
    do { model = try await terminal.run() } catch { message = "\(error)" }
    return (script.transcript, model, message, script.remaining.count)
  }

  @Test("The dialogue asks about a subform, and opens its page only on yes")
  func asked() async {
    let without = await play(["Ada", "", "n", "", ""])
    #expect(without.model == Visit(name: "Ada"))
    #expect(without.transcript.contains("Add “Travel”? [y/N]: \nAdd “Hotel”? [y/N]: n\n"))
    #expect(!without.transcript.contains("From") && !without.transcript.contains("Street"))
    #expect(without.transcript.contains("   2  Travel: No\n   3  Hotel: No\n"))

    let with = await play(["Ada", "yes", "Rome", "", "Y", "Main 1", "3", "", ""])
    #expect(
      with.model == Visit(name: "Ada", travel: Travel(from: "Rome"), hotel: Hotel(street: "Main 1", nights: 3)))
    #expect(
      with.transcript.contains("Add “Travel”? [y/N]: yes\n\nPage: Travel\n============\nFrom (required)"))
    #expect(with.transcript.contains("[y/N]: Y\n\nHotel\n-----\nStreet (required): Main 1\n"))
    #expect(with.remaining == 0)
  }

  @Test("Only yes or no is accepted; ? shows help; < goes from its page back to the question")
  func mistakes() async {
    let dialogue = await play(["", "perhaps", "?", "y", "<", "", "Rome", "<", "", "", "", "", ""])
    #expect(
      dialogue.transcript.contains("Add “Travel”? [y/N]: perhaps\nError: Enter yes or no.\nAdd “Travel”"))
    #expect(dialogue.transcript.contains("  Yes adds its questions, no leaves it out.\n"))
    #expect(dialogue.transcript.contains("Keep “Travel”? [Y/n]: \n"))
    #expect(dialogue.model?.travel == Travel(from: "Rome"))
  }

  @Test("No sets it to nil again, after a confirmation if something was filled in")
  func removal() async {
    let untouched = await play(["", "y", "<", "no", "", "", ""])
    #expect(!untouched.transcript.contains("Remove"))
    #expect(untouched.model == Visit())

    let filled = await play(["", "y", "Rome", "", "", "", "travel", "n", "n", "-", "y", ""])
    #expect(
      filled.transcript.contains("Remove “Travel” and the answers in it? [y/N]: n\nKeep “Travel”?"))
    #expect(filled.model == Visit())

    let left = await play([
      "", "y", "Rome", "", "", "", "travel", "n", FormConsoleScript.interrupt, FormConsoleScript.interrupt,
    ])
    #expect(left.model == nil && left.error == nil && left.remaining == 0)

    let given = await play(["", "n", "y", "", "", ""], from: Visit(travel: Travel(from: "Oslo")))
    #expect(given.transcript.contains("Keep “Travel”? [Y/n]: n\nRemove “Travel”"))
    #expect(given.model == Visit())
  }

  @Test("Removing it with half-typed text needs a confirmation, and undo restores it")
  func undo() async {
    let form = FormSession(Visit())
    let script = FormConsoleScript([
      "", "", "y", "Main 1", "x", "<", "<", "n", "", "n", "y",
    ])
    _ = try? await TerminalForm(form, console: script.console).run()
    #expect(script.transcript.contains("Remove “Hotel” and the answers in it? [y/N]: \nKeep “Hotel”? [Y/n]: n\n"))
    #expect(form.model.hotel == nil)
    form.undo()
    #expect(form.model.hotel?.street == "Main 1" && form.row("hotel.nights")?.text == "x")
  }

  @Test("Adding it at the review asks its questions; adding it again asks them again")
  func review() async {
    let dialogue = await play(["", "", "", "", "2", "y", "Rome", "", "2", "n", "y", "2", "y", "Oslo", "n", ""])
    #expect(dialogue.model?.travel == Travel(from: "Oslo", byTrain: false))
    #expect(dialogue.transcript.contains("\nPage: Travel\n------------\n   3  From: Rome\n"))
    #expect(dialogue.remaining == 0)
  }

  @Test("The outline lists it, and its fields once it exists")
  func outline() async {
    let dialogue = await play(["", ":form", "y", ":form", FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    #expect(
      dialogue.transcript.contains(
        "  Travel (optional), travel\n    Yes adds its questions, no leaves it out.\n  Hotel ("))
    #expect(dialogue.transcript.contains("\nPage: Travel\n  From (required), travel.from\n"))
  }

  @Test("From a pipe it takes one line; there are no confirmations")
  func pipe() async {
    #expect(await play(["Ada", "", "no", ""], isTerminal: false).model == Visit(name: "Ada"))
    let with = await play(["Ada", "yes", "Rome", "", "n", ""], isTerminal: false)
    #expect(with.model == Visit(name: "Ada", travel: Travel(from: "Rome")))
    #expect(with.transcript == "")
    #expect(await play(["Ada", "perhaps"], isTerminal: false).error == "line 2: Travel: Enter yes or no.")
    let given = Visit(travel: Travel(from: "Oslo"))
    #expect(await play(["", "n", "", ""], from: given, isTerminal: false).model == Visit())
  }

  @Test("By name it is created by yes or by an answer in it, and set to nil by no")
  func names() async {
    func byName(_ lines: [String], _ visit: Visit = Visit()) async -> (model: Visit?, error: String?) {
      let dialogue = await play(lines, from: visit, isTerminal: false, .byName)
      return (dialogue.model, dialogue.error)
    }
    #expect(await byName(["travel.from=Rome", "travel=yes"]).model?.travel == Travel(from: "Rome"))
    #expect(await byName(["travel.from=Rome"]).model?.travel == Travel(from: "Rome"))
    #expect(await byName(["hotel.street=Main 1"]).model?.hotel == Hotel(street: "Main 1"))
    #expect(await byName(["travel=no"], Visit(travel: Travel(from: "Oslo"))).model == Visit())
    #expect(await byName(["travel="], Visit(travel: Travel(from: "Oslo"))).model == Visit())
    #expect(await byName(["name=Ada"]).model == Visit(name: "Ada"))
    let contradiction = await byName(["travel=no", "travel.from=Rome"])
    #expect(contradiction.error == "line 2: travel.from: Not applicable with these answers.")
    #expect(await byName(["name=", "travel=perhaps"]).error == "line 2: travel: Enter yes or no.")
    #expect(await byName(["travel=yes"]).error == "travel.from: This field is required.")
    #expect(await byName(["travel.form=x"]).error == "line 1: Unknown field 'travel.form'. Did you mean 'travel.from'?")
  }

  @Test("A nested one is asked about once the outer one exists")
  func nested() async throws {
    let script = FormConsoleScript([
      "y", "Ada", "y", "Rome", "", "y", "Main 1", "", "", "street", "Main 2", "visit.travel", "n", "y", "",
    ])
    let model = try await TerminalForm(FormSession(Journey()), console: script.console).run()
    #expect(model?.visit == Visit(name: "Ada", hotel: Hotel(street: "Main 2")))
    #expect(script.remaining.isEmpty)

    let pipe = FormConsoleScript(["visit.travel.from=Rome"], isTerminal: false)
    var terminal = TerminalForm(FormSession(Journey()), console: pipe.console)
    terminal.input = .byName
    #expect(try await terminal.run()?.visit?.travel == Travel(from: "Rome"))
  }
}
