/// An icon beside a row, an option or a button, chosen by what it means.
///
/// ```swift
/// @Field(.icon(.mail)) var email = ""
/// form.button("Delete", "delete", role: .destructive).icon(.remove)
/// ```
///
/// Each surface has a picture for each of ``all``: a symbol of the desktop's icon theme in a window, a drawing on a page,
/// a character on a terminal, where that has one. Other icons are a character, such as an emoji, or the name of an icon
/// of the desktop's theme, which other surfaces leave out. An icon only decorates: its title says the same.
public struct FormIcon: Sendable, Hashable, Codable, RawRepresentable, ExpressibleByStringLiteral {
  /// Its name, or the character.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// A person, and several.
  public static let person: FormIcon = "person"
  public static let people: FormIcon = "people"
  public static let mail: FormIcon = "mail"
  public static let phone: FormIcon = "phone"
  public static let message: FormIcon = "message"
  public static let calendar: FormIcon = "calendar"
  public static let clock: FormIcon = "clock"
  /// A place on a map.
  public static let place: FormIcon = "place"
  public static let home: FormIcon = "home"
  public static let work: FormIcon = "work"
  public static let money: FormIcon = "money"
  /// A payment card.
  public static let card: FormIcon = "card"
  public static let lock: FormIcon = "lock"
  public static let key: FormIcon = "key"
  public static let information: FormIcon = "information"
  public static let warning: FormIcon = "warning"
  public static let question: FormIcon = "question"
  public static let search: FormIcon = "search"
  public static let settings: FormIcon = "settings"
  public static let heart: FormIcon = "heart"
  public static let star: FormIcon = "star"
  public static let flag: FormIcon = "flag"
  public static let picture: FormIcon = "picture"
  public static let document: FormIcon = "document"
  public static let folder: FormIcon = "folder"
  public static let link: FormIcon = "link"
  public static let language: FormIcon = "language"
  public static let travel: FormIcon = "travel"
  public static let food: FormIcon = "food"
  public static let nature: FormIcon = "nature"
  public static let health: FormIcon = "health"
  public static let music: FormIcon = "music"
  /// Little volume, and much.
  public static let quiet: FormIcon = "quiet"
  public static let loud: FormIcon = "loud"
  public static let sun: FormIcon = "sun"
  public static let moon: FormIcon = "moon"
  public static let list: FormIcon = "list"
  public static let grid: FormIcon = "grid"
  public static let add: FormIcon = "add"
  public static let remove: FormIcon = "remove"
  public static let edit: FormIcon = "edit"
  public static let save: FormIcon = "save"
  public static let send: FormIcon = "send"

  /// The icons that every surface knows.
  public static let all: [FormIcon] = [
    .person, .people, .mail, .phone, .message, .calendar, .clock, .place, .home, .work, .money, .card, .lock, .key,
    .information, .warning, .question, .search, .settings, .heart, .star, .flag, .picture, .document, .folder, .link,
    .language, .travel, .food, .nature, .health, .music, .quiet, .loud, .sun, .moon, .list, .grid, .add, .remove,
    .edit, .save, .send,
  ]

  /// The icon as a character of a terminal's font: the icon itself if it is one; nil for a name without one.
  package var character: String? {
    if let known = Self.characters[self] { return known }
    return rawValue.count == 1 && !rawValue.utf8.contains { $0 < 0x80 } ? rawValue : nil
  }

  /// Only characters that fonts for terminals have, and that are one column wide everywhere.
  private static let characters: [FormIcon: String] = [
    .mail: "✉", .phone: "☎", .home: "⌂", .money: "¤", .warning: "⚠", .settings: "⚙", .heart: "♥", .star: "★",
    .flag: "⚑", .nature: "❦", .health: "✚", .music: "♫", .sun: "☀", .moon: "☾", .list: "☰", .grid: "▦", .add: "+",
    .remove: "✗", .edit: "✎", .travel: "✈",
  ]
}
