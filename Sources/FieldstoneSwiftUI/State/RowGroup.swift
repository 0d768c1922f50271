import FieldstoneCore

/// Rows of a page under one heading: a section of the list.
struct RowGroup: Identifiable, Equatable {
  /// The path of its heading; for rows without one, the number of the group. Rows keep their place in it when others come
  /// and go.
  let id: String
  var header: FormRowID?
  var rows: [FormRowID] = []
  /// The remarks under its last row.
  var footer: [FormRowID] = []

  /// The groups of a page, in order.
  ///
  /// - Complexity: O(rows).
  static func all(in rows: FormRows, without bar: BarRows) -> [RowGroup] {
    var groups: [RowGroup] = []
    var last: FormRowID??
    var unnamed = 0
    var ids: Set<String> = []
    for index in rows.indices {
      let id = rows.id(at: index)
      if bar.contains(id) { continue }
      let group = rows.group(at: index)
      if groups.isEmpty || last != .some(group) {
        // The rest of a group that is interrupted is a group of its own.
        var name = group?.path ?? ""
        while name.isEmpty || !ids.insert(name).inserted {
          unnamed += 1
          name = "\(group?.path ?? "")·\(unnamed)"
        }
        groups.append(RowGroup(id: name))
        last = .some(group)
      }
      let place = groups.count - 1
      switch rows.kind(at: index) {
      case .header where id == group && groups[place].isEmpty: groups[place].header = id
      case .collection where id == group && groups[place].isEmpty: groups[place].header = id
      case .footer: groups[place].footer.append(id)
      default:
        // A remark under a part of the group is a row like the others.
        groups[place].rows += groups[place].footer
        groups[place].footer = []
        groups[place].rows.append(id)
      }
    }
    return groups
  }

  private var isEmpty: Bool { header == nil && rows.isEmpty && footer.isEmpty }
}
