#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A search entry above a list of options, in a popover or on a page of its own.
  @MainActor
  final class PickerList {
    let box = Box.vertical(6)
    let entry = gtk_search_entry_new()!
    let list = fieldstone_gtk_check_group()!
    let remark = PickerList.remark("")
    let buttons = Box.horizontal(6)
    let status: SearchStatus
    let isSeveral: Bool
    let environment: FormEnvironment
    var options = FormRow.Options()
    /// The title of the entry for no answer; nil if there is none.
    var none: String?
    /// The options in the list, each with its button; the id is nil for no answer.
    var entries: [(id: String?, button: Widget)] = []
    var isFilling = false
    /// Whether choosing all options at once is one of the answers.
    var offersAll = false

    var onChoose: (@MainActor (String?, Bool) -> Void)?
    /// Asks the program for the options that match a text.
    var onSearch: (@MainActor (String) -> Void)?
    var onChooseAll: (@MainActor (Bool) -> Void)?
    var onClose: (@MainActor () -> Void)?

    init(isSeveral: Bool, isPage: Bool = false, _ environment: FormEnvironment) {
      (self.isSeveral, self.environment) = (isSeveral, environment)
      status = SearchStatus(environment)
      for part in [entry, makeScroller(isPage), remark, status.box, buttons] { box.append(part) }
      let search = environment.text(.common(.search))
      gtk_search_entry_set_search_delay(entry.opaque, 0)
      fieldstone_gtk_set_placeholder(entry, search)
      fieldstone_gtk_set_label(entry, search)
      if isSeveral { addAllAndNone() }
      followSearch()
    }

    private func makeScroller(_ isPage: Bool) -> Widget {
      let scroller = gtk_scrolled_window_new()!
      list.addClass(isPage ? "boxed-list" : "options")
      // The shadow of the box needs room.
      if isPage { list.setMargins(top: 1, bottom: 2, sides: 1) }
      gtk_widget_set_valign(list, GTK_ALIGN_START)
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
      if isPage {
        gtk_widget_set_vexpand(scroller, 1)
      } else {
        gtk_scrolled_window_set_max_content_height(scroller.opaque, 320)
        gtk_widget_set_size_request(scroller, 260, -1)
      }
      gtk_scrolled_window_set_child(scroller.opaque, list)
      return scroller
    }

    private func addAllAndNone() {
      for (title, isAll) in [(WindowText.selectAll, true), (.selectNone, false)] {
        let button = Self.button(environment.text(.window(title)))
        connect(button, "clicked") { [weak self] in self?.onChooseAll?(isAll) }
        buttons.append(button)
      }
    }

    /// A remark in the place of options.
    static func remark(_ text: String) -> Widget {
      let remark = Label.make(text, "dim-label", "caption")
      remark.setMargins(top: 6, bottom: 6, sides: 12)
      return remark
    }

    static func button(_ title: String) -> Widget {
      let button = gtk_button_new()!
      Label.setButton(button, title)
      button.addClass("flat")
      return button
    }

    // MARK: Showing

    /// Begins with an empty search, when the list appears.
    func open() {
      gtk_editable_set_text(entry.opaque, "")
      search()
      if isAsking { fill() }
      gtk_widget_grab_focus(entry)
    }

    func show(_ row: FormRow) {
      let isSame = row.options.offersSame(as: options) && Set(row.options.unoffered) == Set(options.unoffered)
      (options, offersAll) = (row.options, row.offersAll)
      none = row.offersNone ? row.noneTitle ?? environment.text(.common(.noAnswer)) : nil
      guard gtk_widget_get_mapped(box) != 0 else { return }
      isSame ? update() : fill()
    }
  }
#endif
