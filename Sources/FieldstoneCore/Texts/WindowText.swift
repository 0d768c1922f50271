/// Texts of windows. Buttons are in title case, as GNOME's guidelines require.
package enum WindowText: String, CaseIterable, Sendable {
  case showSecret = "Show %@"
  case openCalendar = "Choose %@ in a Calendar"
  case increase = "Increase %@"
  case decrease = "Decrease %@"
  case keepEditing = "Keep Editing"
}
