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

  /// The names that a text consists of. The longest name that is known counts, because it may contain commas itself.
  func parts(of text: String, over old: PlanValue) -> [String] {
    let known = offered + unoffered(ids(old))
    guard leaf.isSeveral else { return [option(named: text, among: offered) ?? text] }
    if let id = option(named: text, among: known) { return [id] }
    var parts = text.split(separator: ",").map(String.init)[...]
    var names: [String] = []
    while let first = parts.first {
      let found = [4, 3, 2].first { count in
        let name = parts.prefix(count).joined(separator: ",").trimmingCharacters(in: .whitespaces)
        return count <= parts.count && option(named: name, among: known) != nil
      }
      let name = parts.prefix(found ?? 1).joined(separator: ",").trimmingCharacters(in: .whitespaces)
      names.append(
        option(named: found == nil ? first.trimmingCharacters(in: .whitespaces) : name, among: known) ?? name)
      parts = parts.dropFirst(found ?? 1)
    }
    return names
  }
}
