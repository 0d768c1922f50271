/// What fields offer where a closure or a search decides on it, by slot.
struct OfferedOptions {
  /// The codecs of the fields whose options are decided; few forms have any.
  private(set) var codecs: [Int: AnyCodec] = [:]
  /// The suggestions that closures decide.
  private(set) var suggestions: [Int: AnyOptionList] = [:]
  /// The searches for options that the program answers.
  var queries: [Int: OptionQuery] = [:]
  /// The searches among titles, in a form with translations of its own.
  private var searches: [Int: (list: AnyOptionList, search: OptionSearch)] = [:]

  /// The codec of a field, with the options that it offers now.
  func codec(of field: FieldElement, _ slot: Int) -> AnyCodec {
    codecs.isEmpty ? field.codec : codecs[slot] ?? field.codec
  }

  /// Whether a closure or a search decides on what a row offers.
  func decides(_ slot: Int) -> Bool {
    if codecs.isEmpty, suggestions.isEmpty, queries.isEmpty { return false }
    return codecs[slot] != nil || suggestions[slot] != nil || queries[slot] != nil
  }

  /// Forgets a row that is no longer there.
  mutating func forget(_ slot: Int) {
    (codecs[slot], suggestions[slot], queries[slot], searches[slot]) = (nil, nil, nil, nil)
  }

  /// Forgets what titles are in the language so far.
  mutating func forgetSearches() { searches = [:] }

  mutating func offer(_ codec: AnyCodec?, _ slot: Int) { codecs[slot] = codec }
  mutating func suggest(_ list: AnyOptionList, _ slot: Int) { suggestions[slot] = list }

  /// The search among the titles of a field's options: shared by all forms in a language, unless the form has
  /// translations of its own.
  mutating func search(_ list: AnyOptionList, _ slot: Int, _ environment: FormEnvironment) -> OptionSearch {
    guard environment.translate != nil else { return list.search(in: environment) }
    if let known = searches[slot], known.list === list { return known.search }
    let search = OptionSearch()
    searches[slot] = (list, search)
    return search
  }
}
