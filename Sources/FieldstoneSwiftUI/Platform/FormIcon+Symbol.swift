import FieldstoneCore

extension FormIcon {
  /// The name of a symbol of SF Symbols; nil for other icons, which decorate only on other surfaces.
  var symbol: String? { Self.symbols[rawValue] }

  private static let symbols = [
    "person": "person", "people": "person.2", "mail": "envelope", "phone": "phone", "message": "message",
    "calendar": "calendar", "clock": "clock", "place": "mappin.and.ellipse", "home": "house", "work": "briefcase",
    "money": "banknote", "card": "creditcard", "lock": "lock", "key": "key", "information": "info.circle",
    "warning": "exclamationmark.triangle", "question": "questionmark.circle", "search": "magnifyingglass",
    "settings": "gearshape", "heart": "heart", "star": "star", "flag": "flag", "picture": "photo",
    "document": "doc", "folder": "folder", "link": "link", "language": "globe", "travel": "airplane",
    "food": "fork.knife", "nature": "leaf", "health": "cross.case", "music": "music.note", "quiet": "speaker.wave.1",
    "loud": "speaker.wave.3", "sun": "sun.max", "moon": "moon", "list": "list.bullet", "grid": "square.grid.2x2",
    "add": "plus", "remove": "trash", "edit": "pencil", "save": "square.and.arrow.down", "send": "paperplane",
  ]
}
