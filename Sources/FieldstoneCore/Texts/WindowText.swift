/// Texts of windows. Buttons and headings of questions are in title case, as GNOME's guidelines require.
package enum WindowText: String, CaseIterable, Sendable {
  case showSecret = "Show %@"
  case openCalendar = "Choose %@ in a Calendar"
  case increase = "Increase %@"
  case decrease = "Decrease %@"
  case selectAll = "Select All"
  case selectNone = "Select None"
  case tryAgain = "Try Again"
  case suggestionsFor = "Suggestions for %@"
  case keepEditing = "Keep Editing"
  case saveQuestion = "Save Changes?"
  case notSubmitted = "Form Not Submitted"
  case removeQuestion = "Remove “%@”?"
  case removalUndone = "The answers in it will be removed. Undo brings them back."
  case keep = "Keep"
}
