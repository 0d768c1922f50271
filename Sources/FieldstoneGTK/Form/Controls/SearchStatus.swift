#if GTK
  import CAdw
  import FieldstoneCore

  /// What a popover says about a search that the program answers: that it is running, what came of it, and a button to
  /// try again. Assistive technology reads it out.
  @MainActor
  final class SearchStatus {
    let box = Box.horizontal(6)
    let spinner = gtk_spinner_new()!
    let label = Label.alert("", "dim-label", "caption")
    let again: Widget
    private let searching: String

    init(_ environment: FormEnvironment) {
      again = PickerList.button(environment.text(.window(.tryAgain)))
      searching = environment.text(.common(.searching))
      box.setMargins(top: 6, bottom: 6, sides: 12)
      gtk_widget_set_hexpand(label, 1)
      gtk_widget_set_valign(again, GTK_ALIGN_CENTER)
      for part in [spinner, label, again] { box.append(part) }
    }

    /// - Parameter found: What to say about the options that were found.
    func show(_ finding: FormRow.Options.Finding?, _ found: String) {
      var (isSearching, hasFailed) = (false, false)
      var text = ""
      switch finding {
      case .notStarted, .searching: (isSearching, text) = (true, searching)
      case .failed(_, let message): (hasFailed, text) = (true, message)
      case .found: text = found
      case nil: break
      }
      Label.set(label, text)
      box.isVisible = !text.isEmpty
      spinner.isVisible = isSearching
      gtk_spinner_set_spinning(spinner.opaque, isSearching ? 1 : 0)
      again.isVisible = hasFailed
    }
  }
#endif
