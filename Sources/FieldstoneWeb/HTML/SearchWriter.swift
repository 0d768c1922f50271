import FieldstoneCore

/// The search box for the options of a field, and a sentence about what was found.
struct SearchWriter {
  let row: FormRow
  let context: PageContext

  func write(_ options: ShownOptions, to html: inout HTMLWriter) {
    html.open("div", class: "search")
    html.begin("label")
    html.attribute("for", of: row, ":search")
    html.content()
    html.text(context.text(.common(.searchOptions, .text(row.label))))
    html.close("label")
    html.literal("<input type=\"search\"")
    html.attribute("id", of: row, ":search")
    html.attribute("name", row.id.searchName)
    html.edited("value", options.query ?? "")
    html.literal(" autocomplete=\"off\" dir=\"auto\"")
    let words = words(options)
    if words != nil { html.attribute("aria-describedby", of: row, ":found") }
    html.content()
    html.button(.search(row.id), context.text(.common(.search)), class: "plain")
    html.close("div")
    guard let words else { return }
    // After a search, the focus is where its outcome is.
    html.literal("<p class=\"help\" tabindex=\"-1\"")
    html.attribute("id", of: row, ":found")
    html.flag("autofocus", if: context.searched == row.id)
    html.content()
    html.text(words)
    html.close("p")
  }

  /// What came of the search; nil before there was one.
  private func words(_ options: ShownOptions) -> String? {
    func grouped(_ number: Int) -> FormArgument { .grouped(number, in: context.environment) }
    switch options.obstacle {
    case .notSearched: return context.text(.web(.searchToSee, grouped(row.options.offeredCount)))
    case .tooLong: return context.text(.web(.searchTooLong, grouped(WebFormVisit.longestQuery)))
    case nil: break
    }
    switch row.options.finding {
    case .notStarted: return nil
    case .searching: return context.text(.web(.searchAgain))
    case .failed(_, let message): return message
    case .found(let text): return context.text(found(options, text))
    // All are shown.
    case nil where context.queries[row.id] == nil: return nil
    case nil: return context.text(found(options, options.query ?? ""))
    }
  }

  private func found(_ options: ShownOptions, _ text: String) -> FormString {
    if options.matchCount == 0 { return .nothingFound(text) }
    if options.hasMore {
      return .shown(options.matches.count, of: options.matchCount, in: context.environment)
    }
    return .common(.foundOptions, .count(options.matchCount))
  }
}
