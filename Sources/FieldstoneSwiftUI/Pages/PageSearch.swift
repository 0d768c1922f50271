import FieldstoneCore
import SwiftUI

/// The search field of a page with many rows. What is found takes the place of the rows.
struct PageSearch: ViewModifier {
  let page: PageState
  /// As many rows as people still look through.
  private static let most = 20

  private var isLong: Bool { page.groups.lazy.map(\.rows.count).reduce(0, +) > Self.most }

  func body(content: Content) -> some View {
    if isLong {
      content.searchable(text: query, prompt: Text(verbatim: page.form.text(.common(.search))))
    } else {
      content
    }
  }

  private var query: Binding<String> {
    Binding {
      page.form.query
    } set: {
      page.form.query = $0
    }
  }
}

/// The rows of the form that were found, on any page.
struct SearchResults: View {
  let form: FormState

  var body: some View {
    let hits = form.engine.search(form.query)
    if hits.isEmpty { Text(verbatim: form.text(.common(.nothingFound))).foregroundStyle(.secondary) }
    ForEach(hits) { hit in
      Button {
        form.query = ""
        form.send(.focus(hit.row))
      } label: {
        VStack(alignment: .leading) {
          Text(verbatim: hit.title)
          let remark = form.engine.remark(on: hit)
          if !remark.isEmpty { Text(verbatim: remark).font(.footnote).foregroundStyle(.secondary) }
        }
      }
    }
  }
}
