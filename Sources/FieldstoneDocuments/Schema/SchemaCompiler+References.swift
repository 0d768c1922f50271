extension SchemaCompiler {
  mutating func compileReferences(_ draft: inout SchemaDraft) {
    let keywords = draft.keywords
    if let member = keywords[.ref, .core] {
      let place = keywords.location(of: member.value)
      if let reference = member.value.string {
        draft.isReference = true
        if let target = registry.resolve(reference, from: draft.resource, at: place) {
          let schema = schema(at: target.location)
          draft.any.append(.init(operation: .reference, first: schema, key: member.keyIndex))
          samePlace.append((draft.index, schema, place))
        }
      } else {
        registry.report(
          .keyword("'$ref' must be a string: a URI, or a place in this document such as '#/$defs/name'."), at: place)
      }
    }
    guard keywords.dialect.draft == .twenty, let member = keywords[.dynamicRef, .core] else { return }
    let place = keywords.location(of: member.value)
    guard let reference = member.value.string else {
      return registry.report(
        .keyword("'$dynamicRef' must be a string: a URI, or an anchor such as '#name'."), at: place)
    }
    guard let target = registry.resolve(reference, from: draft.resource, at: place) else { return }
    let schema = schema(at: target.location)
    if let name = target.dynamicName {
      let name = dynamicName(name)
      draft.any.append(.init(operation: .dynamicReference, first: schema, second: name, key: member.keyIndex))
    } else {
      draft.any.append(.init(operation: .reference, first: schema, key: member.keyIndex))
      samePlace.append((draft.index, schema, place))
    }
  }

  /// Refuses schemas that check a value by checking the same value again.
  ///
  /// What a `$dynamicRef` leads to is only known while a value is being checked; the limit of the depth ends those.
  mutating func refuseEndlessReferences() {
    var outgoing: [[Int]] = Array(repeating: [], count: program.schemas.count)
    for (edge, (from, _, _)) in samePlace.enumerated() { outgoing[Int(from)].append(edge) }
    // Depth first: a schema is on the way until all that it leads to has been seen.
    var isOnTheWay = Array(repeating: false, count: outgoing.count)
    var isDone = isOnTheWay
    for start in outgoing.indices where !isDone[start] {
      var stack = [(schema: start, next: 0)]
      isOnTheWay[start] = true
      while let (schema, next) = stack.last {
        guard next < outgoing[schema].count else {
          isOnTheWay[schema] = false
          isDone[schema] = true
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let (_, to, place) = samePlace[outgoing[schema][next]]
        if isOnTheWay[Int(to)] {
          registry.report(.endlessReference, at: place)
          continue
        }
        if isDone[Int(to)] { continue }
        isOnTheWay[Int(to)] = true
        stack.append((Int(to), 0))
      }
    }
  }
}
