#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// Icons next to a text, which they only decorate: assistive technology doesn't read them.
  @MainActor
  enum Icon {
    /// A symbol of the desktop's theme, or a character such as an emoji; nil for an unknown name.
    static func make(_ icon: FormIcon?) -> Widget? {
      guard let icon, let icon = themed(icon) ?? icon.character.flatMap(character) else { return nil }
      icon.addClass("option-icon")
      gtk_widget_set_valign(icon, GTK_ALIGN_CENTER)
      fieldstone_gtk_set_decorative(icon)
      return icon
    }

    /// The name of a symbol that the desktop's theme has.
    static func name(_ icon: FormIcon) -> String? {
      let name = names[icon] ?? icon.rawValue
      guard let display = gdk_display_get_default(),
        gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
      else { return nil }
      return name
    }

    private static func themed(_ icon: FormIcon) -> Widget? { name(icon).flatMap { gtk_image_new_from_icon_name($0) } }

    /// What the icons are called in the theme of GNOME.
    private static let names: [FormIcon: String] = [
      .person: "avatar-default-symbolic", .people: "system-users-symbolic", .mail: "mail-unread-symbolic",
      .phone: "call-start-symbolic", .message: "chat-message-new-symbolic", .calendar: "x-office-calendar-symbolic",
      .clock: "preferences-system-time-symbolic", .place: "mark-location-symbolic", .home: "user-home-symbolic",
      .work: "applications-engineering-symbolic", .card: "auth-smartcard-symbolic", .lock: "changes-prevent-symbolic",
      .key: "dialog-password-symbolic", .information: "dialog-information-symbolic",
      .warning: "dialog-warning-symbolic", .question: "dialog-question-symbolic", .search: "edit-find-symbolic",
      .settings: "emblem-system-symbolic", .heart: "emote-love-symbolic", .star: "starred-symbolic",
      .flag: "emoji-flags-symbolic", .picture: "image-x-generic-symbolic", .document: "text-x-generic-symbolic",
      .folder: "folder-symbolic", .link: "insert-link-symbolic", .language: "preferences-desktop-locale-symbolic",
      .travel: "emoji-travel-symbolic", .food: "emoji-food-symbolic", .nature: "emoji-nature-symbolic",
      .health: "emoji-body-symbolic", .music: "audio-x-generic-symbolic", .quiet: "audio-volume-low-symbolic",
      .loud: "audio-volume-high-symbolic", .sun: "weather-clear-symbolic", .moon: "weather-clear-night-symbolic",
      .list: "view-list-symbolic", .grid: "view-grid-symbolic", .add: "list-add-symbolic",
      .remove: "user-trash-symbolic", .edit: "document-edit-symbolic", .save: "document-save-symbolic",
      .send: "document-send-symbolic",
    ]

    private static func character(_ name: String) -> Widget? {
      guard name.count == 1, name.unicodeScalars.allSatisfy({ !$0.isASCII }), name.shown == name else { return nil }
      return gtk_label_new(name)
    }
  }
#endif
