import Foundation

/// Values of people's own, beside the options: texts only.
extension ReferenceChoice {
  var takesOwn: Bool { field.traits.contains(.ownEntries) }

  /// The value for names: of options, of what is chosen, or of something new.
  func meaning(naming names: [String], over old: PlanValue) -> ReferenceText.Meaning {
    let held = unoffered(ids(old))
    var (known, added) = ([String](), [String]())
    for name in names {
      if let id = [name].first(where: { offered.contains($0) || held.contains($0) })
        ?? option(named: name, among: offered)
      {
        known.append(id)
        continue
      }
      let text = name.trimmingCharacters(in: .whitespaces)
      guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        return .issue("controlCharacter")
      }
      if !text.isEmpty { added.append(text) }
    }
    // What is named as it was chosen comes before what is new.
    let kept = held.filter(known.contains)
    known = offered.filter { known.contains($0) || added.contains($0) } + kept
    var chosen = known
    for text in added where !chosen.contains(text) { chosen.append(text) }
    if old != .none, leaf.isSeveral, Set(chosen) == Set(ids(old)) { return .value(old) }
    return value(chosen, over: old).map { .value($0) } ?? .issue("notChoice")
  }

  /// The names that a text consists of. The longest name that is known counts, because it may contain commas itself. A
  /// name of one's own is known only as it was written.
  func parts(of text: String, over old: PlanValue) -> [String] {
    guard leaf.isSeveral else { return [option(named: text, among: offered) ?? text] }
    let held = unoffered(ids(old))
    func known(_ name: String) -> String? {
      if offered.contains(name) || held.contains(name) { return name }
      if let own = held.first(where: { title($0) == name }) { return own }
      return option(named: name, among: offered)
    }
    if let id = known(text) { return [id] }
    var parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)[...]
    var names: [String] = []
    while !parts.isEmpty {
      func name(_ count: Int) -> String {
        parts.prefix(count).joined(separator: ",").trimmingCharacters(in: .whitespaces)
      }
      let count = (1...parts.count).reversed().first { !name($0).isEmpty && known(name($0)) != nil }
      names.append(count.flatMap { known(name($0)) } ?? name(1))
      parts = parts.dropFirst(count ?? 1)
    }
    return names.filter { !$0.isEmpty }
  }
}
