import FieldstoneCore

/// One entry of a list of fields: a key alone, or a dictionary of attributes.
struct FXFormsEntry {
  let node: FXFormsNode
  /// Nil for an entry without a key, such as a button. Empty for one whose key can't be read.
  let key: String?
  /// The attributes of FXForms, by name.
  private(set) var attributes: [String: FXFormsNode] = [:]
  /// What is set on the cell: names, or key paths, that are none of the attributes, in order.
  private(set) var settings: [(name: String, value: FXFormsNode)] = []
  /// The keys that lead to its form.
  let parents: [String]

  subscript(name: String) -> FXFormsNode? { attributes[name] }

  /// The keys that lead to it, for problems.
  var path: [String] { parents + (key.map { $0.isEmpty ? [] : [$0] } ?? []) }

  /// An element of a list, which has no key of its own.
  init(template node: FXFormsNode, of path: [String], _ report: FXFormsReport) {
    (self.node, key, parents) = (node, nil, path)
    readMembers(report)
  }

  /// Nil, and a problem, for what is neither a key nor a dictionary.
  init?(_ node: FXFormsNode, in parents: [String], _ report: FXFormsReport) {
    (self.node, self.parents) = (node, parents)
    switch node.node.kind {
    case .string: key = Self.key(node, parents, report)
    case .object:
      let value = node.node.members.first { $0.key == "key" || report.attribute(for: $0) == "key" }
      key = value.flatMap { Self.key(node.member($0), parents, report) }
    default:
      report.error(.wrongValue, parents, nil, at: node, "Expected a key or a dictionary, not \(node.shortened).")
      return nil
    }
    if node.node.kind == .object { readMembers(report) }
  }

  /// A key; an empty one, and a problem, for what can't be one. The other mistakes of the entry are found all the same.
  private static func key(_ node: FXFormsNode, _ parents: [String], _ report: FXFormsReport) -> String? {
    if node.node.isNull { return nil }
    guard let key = node.text else {
      report.error(.wrongValue, parents, "key", at: node, "Expected a string as the key, not \(node.shortened).")
      return ""
    }
    guard let mistake = mistake(in: key) else { return key }
    report.error(key.isEmpty ? .emptyKey : .wrongValue, parents, "key", at: node, mistake)
    return ""
  }

  /// Takes what is set on another cell, unless it is set here.
  mutating func inherit(_ others: [(name: String, value: FXFormsNode)]) {
    let own = Set(settings.map(\.name))
    settings = others.filter { !own.contains($0.name) } + settings
  }

  /// What is wrong with a key. It becomes a part of the ids of rows, which have periods and brackets of their own.
  private static func mistake(in key: String) -> String? {
    if key.isEmpty { return "A key can't be empty. Leave 'key' out for a row that holds no value." }
    if key.utf8.count > FXFormsLimits.name { return "A key can have up to \(FXFormsLimits.name) bytes." }
    let isFine = key.unicodeScalars.allSatisfy {
      !".[]".unicodeScalars.contains($0) && $0.value >= 0x20 && $0.value != 0x7F
    }
    return isFine ? nil : "A key can't contain periods, brackets or control characters."
  }

  private mutating func readMembers(_ report: FXFormsReport) {
    var seen: Set<String> = []
    for member in node.node.members {
      let (name, value) = (member.key, node.member(member))
      if !seen.insert(name).inserted {
        let short = name.shortened
        report.error(.duplicateKey, path, nil, at: value, "The attribute '\(short)' appears twice.")
        continue
      }
      if FXFormsNames.attributes.contains(name) {
        attributes[name] = value
      } else {
        settings.append((name, value))
        // A misspelled name is a mistake, and is read as what it was meant to be: there may be others in its value.
        if let near = report.attribute(for: member), node.node[near] == nil, attributes[near] == nil {
          attributes[near] = value
        }
      }
    }
    // The README of FXForms has another name for this one.
    if let value = attributes.removeValue(forKey: "controller"), attributes["viewController"] == nil {
      attributes["viewController"] = value
    }
  }
}

extension String {
  /// The beginning of a name, for messages.
  var shortened: String { count <= 60 ? self : prefix(57) + "…" }
}
