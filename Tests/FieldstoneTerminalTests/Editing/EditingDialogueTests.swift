import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Forms that are edited and saved, in the dialogue")
struct EditingDialogueTests {
  /// Answers a form's questions, then leaves.
  private func play(_ form: FormSession<Patient>, _ lines: [String]) async throws -> String {
    let script = FormConsoleScript(lines + [FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    #expect(try await TerminalForm(form, console: script.console).run() == nil)
    return script.transcript
  }

  @Test("It shows what is there and asks what to do; after :edit, answers have numbers")
  func edits() async throws {
    let form = Patient.session(.edit)
    let transcript = try await play(form, ["name", ":edit", "1", "Grace", ":save"])
    #expect(transcript == EditingTranscripts.edited, "\(transcript)")
    #expect(form.model.name == "Grace" && !form.facts.isDirty && !form.facts.isEditing)
  }

  @Test("Enter does what the prompt asks; :discard restores what was there")
  func enters() async throws {
    let form = Patient.session(.edit)
    let transcript = try await play(form, ["", "2", "Oslo", ":discard", "", "2", "Rome", ""])
    #expect(transcript.contains("1 unsaved change\nPress Enter to save, or enter a number"), "\(transcript)")
    #expect(transcript.contains("Save? :discard\nChanges discarded.\n"), "\(transcript)")
    #expect(form.model.city == "Rome" && !form.facts.isDirty)
  }

  @Test("A command at a question leaves it as it is, and commands that do nothing say why")
  func commands() async throws {
    let form = Patient.session(.edit)
    let transcript = try await play(form, [":save", ":discard", ":edit", ":edit", "1", ":discard", ":nothing"])
    #expect(transcript.components(separatedBy: "Enter :edit first.").count == 3, "\(transcript)")
    #expect(transcript.contains("You are editing already.") && transcript.contains("There is no command “:nothing”."))
    #expect(!form.facts.isEditing && form.model == Patient())
    let saved = try await play(Patient.session(.save), [":save", ":discard", ""])
    #expect(saved.contains("There are no changes to save.") && saved.contains("There are no changes to discard."))
    #expect(saved.contains("What next?"), "\(saved)")
    let frozen = try await play(Patient.session(.frozen), ["name", ":edit", ""])
    #expect(frozen.contains("“Name” can't be changed. You can only read this form."), "\(frozen)")
    #expect(frozen.contains("This form can only be read."))
  }

  @Test("What can be entered is said as the form is now; leaving with a save says that it was saved")
  func help() async throws {
    let form = Patient.session(.edit)
    let transcript = try await play(form, ["?", ":edit", "?", "2", "Oslo", ":quit", "save"])
    #expect(transcript.components(separatedBy: "Press Enter to edit").count == 3, "\(transcript)")
    #expect(transcript.hasSuffix("Saving…\nSaved.\n") && form.model.city == "Oslo", "\(transcript)")
    let free = try await play(Patient.session(.free), ["?"])
    #expect(!free.contains(":edit") && !free.contains(":save"), "\(free)")
  }

  @Test("An issue that the server reports doesn't keep the same answer from being sent again")
  func reported() async throws {
    let form = FormSession(Patient())
    var sent: [String] = []
    form.onSubmit { patient in
      sent.append(patient.city)
      if sent.count < 3 { throw FormIssues(["city": "There is no such city."]) }
    }
    let script = FormConsoleScript(["", "Nowhere", "", "", "", "", "Nowhere", ""])
    let model = try await TerminalForm(form, console: script.console).run()
    #expect(model?.city == "Nowhere" && sent == ["Nowhere", "Nowhere", "Nowhere"], "\(script.transcript)")
    #expect(script.transcript.components(separatedBy: "City (optional) [Nowhere]").count == 3, "\(script.transcript)")
  }

  @Test("Those commands are none in a form that is submitted")
  func submitted() async throws {
    let transcript = try await play(Patient.session(.submit), [":save"])
    #expect(transcript.contains("There is no command “:save”."))
  }

  @Test("A wrong answer isn't saved: the first question that has one is asked again")
  func wrong() async throws {
    let form = Patient.session(.edit)
    let transcript = try await play(form, [":edit", "1", "B", "<", ":save", "Bo", ":save"])
    #expect(transcript.contains("Error: 1 Name: Enter at least 2 characters."), "\(transcript)")
    #expect(form.model.name == "Bo" && !form.facts.isDirty)
  }

  @Test("What the handler finds wrong leads to its question, with the message")
  func issues() async throws {
    let form = Patient.session(.edit)
    let transcript = try await play(form, [":edit", "2", "Nowhere", ":save", "Oslo", ":save"])
    #expect(
      transcript.contains("Saving…\nNot submitted: 1 item needs attention.\nError: 2 City: There is no such city.")
        || transcript.contains("Saving…\nNot saved: 1 item needs attention.\nError: 2 City: There is no such city."),
      "\(transcript)")
    #expect(transcript.contains("City (optional) [Nowhere] (- for none): Oslo"), "\(transcript)")
    #expect(form.model.city == "Oslo" && !form.facts.isDirty)
  }

  @Test("A failed save says what went wrong, keeps the changes, and Enter tries again")
  func fails() async throws {
    let form = Patient.session(.edit)
    let transcript = try await play(form, [":edit", "2", "fail", ":save", ""])
    #expect(transcript.components(separatedBy: "Saving…\nError: The archive can't be reached.\n").count == 3)
    #expect(transcript.contains("The changes were not saved.\nPress Enter to save"), "\(transcript)")
    #expect(form.model.city == "fail" && form.facts.isDirty)
  }

  @Test("Leaving with changes asks whether to save or discard them, or to go on")
  func leaving() async throws {
    let form = Patient.session(.edit)
    let start = [":edit", "2", "Oslo"]
    let kept = try await play(form, start + [":cancel", "", ":cancel", "what", "s"])
    #expect(
      kept.contains("Save? :cancel\nSave changes? (save, discard, or Enter to keep editing): \n"), "\(kept)")
    #expect(kept.contains("Error: Enter save or discard, or press Enter to keep editing.\n"))
    #expect(!form.facts.isDirty && form.facts.isCancelled && kept.hasSuffix("Saving…\nSaved.\n"), "\(kept)")
    let other = Patient.session(.edit)
    #expect(try await play(other, start + [":cancel", "d"]).hasSuffix("keep editing): d\n"))
    #expect(other.facts.isDirty && other.facts.isCancelled)
    let failing = Patient.session(.edit)
    _ = try await play(failing, [":edit", "2", "fail", ":cancel", "save", "2", "Rome", ":save"])
    #expect(failing.model.city == "Rome" && !failing.facts.isDirty)
    let unchanged = try await play(Patient.session(.edit), [":cancel"])
    #expect(!unchanged.contains("Save changes?"))
  }

  @Test("Changes that can't be saved are only lost with a yes")
  func unsavable() async throws {
    let form = Patient.session(.edit)
    let transcript = try await play(form, [":edit", "1", "B", ":cancel", "n", "<", ":cancel", "y"])
    #expect(transcript.hasSuffix("Your changes will be lost. Quit anyway? [y/N]: y\n"), "\(transcript)")
  }

  @Test("A form that saves by itself says after each answer that it is saved, or what went wrong")
  func free() async throws {
    let form = Patient.session(.free)
    let transcript = try await play(form, ["2", "Oslo", "2", "fail", "", "2", "Rome", ":cancel"])
    #expect(transcript.components(separatedBy: "\nSaved.\n").count == 3, "\(transcript)")
    #expect(transcript.contains("Error: The archive can't be reached.\n"))
    #expect(transcript.contains("The changes were not saved.\nPress Enter to try again"), "\(transcript)")
    #expect(form.model.city == "Rome" && transcript.hasSuffix("What next? :cancel\n"))
  }
}
