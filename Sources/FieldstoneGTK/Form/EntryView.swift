#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// One line of text: also numbers and dates, which the engine reads.
  class EntryView: RowView {
    let entry: Widget
    private let star = Label.make("*", "dim-label")

    init(_ row: FormRow, _ form: FormView, entry: Widget = adw_entry_row_new()) {
      self.entry = entry
      super.init(row, .boxed, form)
      lines = [entry]
      input = entry
      Title.prepare(entry)
      // The form has its own undo.
      gtk_editable_set_enable_undo(entry.opaque, 0)
      let (purpose, hints) = Self.purpose(row)
      adw_entry_row_set_input_purpose(entry.cast(), purpose)
      adw_entry_row_set_input_hints(entry.cast(), hints)
      if let unit = row.control.unit { adw_entry_row_add_suffix(entry.cast(), Label.make(unit, "dim-label")) }
      addSuffixes(row)
      gtk_label_set_wrap(star.opaque, 0)
      gtk_widget_set_tooltip_text(star, text(Words.required))
      adw_entry_row_add_suffix(entry.cast(), star)
      connect(entry, "changed") { [weak self] in
        guard let self else { return }
        self.send(.type(self.id, Editable.text(self.entry)))
      }
      connect(entry, "entry-activated") { [weak self] in
        guard let self else { return }
        self.form?.goOn(from: self.id)
      }
      show(row)
    }

    /// What stands at the end of the entry.
    func addSuffixes(_ row: FormRow) {}

    override func present(_ row: FormRow) {
      Title.set(entry, row.label)
      star.isVisible = row.isNeeded
      fieldstone_gtk_set_required(entry, row.isRequired ? 1 : 0)
      Editable.set(entry, row.text)
    }

    private static func purpose(_ row: FormRow) -> (GtkInputPurpose, GtkInputHints) {
      switch row.control.standard {
      case .text(.email): return (GTK_INPUT_PURPOSE_EMAIL, GTK_INPUT_HINT_NO_SPELLCHECK)
      case .text(.phone): return (GTK_INPUT_PURPOSE_PHONE, GTK_INPUT_HINT_NO_SPELLCHECK)
      case .text(.url): return (GTK_INPUT_PURPOSE_URL, GTK_INPUT_HINT_NO_SPELLCHECK)
      case .text(.number), .number, .stepper, .slider: return (GTK_INPUT_PURPOSE_NUMBER, GTK_INPUT_HINT_NONE)
      case .secure: return (GTK_INPUT_PURPOSE_PASSWORD, GTK_INPUT_HINT_NO_SPELLCHECK)
      default:
        return row.purpose == .name
          ? (GTK_INPUT_PURPOSE_NAME, GTK_INPUT_HINT_NONE) : (GTK_INPUT_PURPOSE_FREE_FORM, GTK_INPUT_HINT_NONE)
      }
    }
  }

  /// A text that is not shown, but for those who ask to see it: the entry has its own button for that.
  final class SecretView: EntryView {
    init(_ row: FormRow, _ form: FormView) { super.init(row, form, entry: adw_password_entry_row_new()) }
  }
#endif
