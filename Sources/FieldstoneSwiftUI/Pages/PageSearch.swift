import FieldstoneCore
import SwiftUI

/// The search field of a page with many rows. What is found takes the place of the rows.
struct PageSearch: ViewModifier {
  let page: PageState
  func body(content: Content) -> some View {
    if page.isSearchable {
      content.searchable(text: query, prompt: Text(verbatim: page.form.text(.common(.search))))
    } else {
      content
    }
  }

  private var query: Binding<String> {
    Binding {
      page.query
    } set: {
      page.query = $0
    }
  }
}

/// The rows of the form that were found, on any page.
struct SearchResults: View {
  let page: PageState
  private var form: FormState { page.form }

  var body: some View {
    let hits = form.engine.search(page.query)
    if hits.isEmpty { Text(verbatim: form.text(.common(.nothingFound))).foregroundStyle(.secondary) }
    ForEach(hits) { hit in
      Button {
        page.query = ""
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
