import FieldstoneCore
import Foundation
import SwiftUI

/// A row that is only looked at: text, a fact, a picture, a link, a question with its answer, progress.
struct ContentRow: FormRowBody {
  let state: RowState

  var body: some View {
    framed { content }
  }

  @ViewBuilder private var content: some View {
    switch row.content {
    case .text(let text): MarkdownText(markdown: text)
    case .info:
      LabeledContent {
        Text(verbatim: row.display)
      } label: {
        title
      }
    case .image(let image): FormPlatform.picture(image, row.title)
    case .link(let address):
      if let url = URL(string: address) { Link(destination: url) { title } } else { title }
    case .disclosure(let answer):
      FormPlatform.disclosure(isExpanded: isOpen) {
        MarkdownText(markdown: answer)
      } label: {
        title
      }
    case .progress(let fraction):
      LabeledContent {
        if let fraction { ProgressView(value: fraction) } else { ProgressView() }
        Text(verbatim: row.display)
      } label: {
        title
      }
    case .divider: Divider()
    case .spacer: Spacer()
    case nil: Text(verbatim: row.label)
    }
  }
}

/// Text with emphasis, links and lists.
struct MarkdownText: View {
  let markdown: FormMarkdown

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(markdown.markedSpans.enumerated()), id: \.offset) { _, line in
        HStack(alignment: .firstTextBaseline) {
          if let mark = line.mark { Text(verbatim: mark) }
          text(line.spans)
        }
      }
    }
  }

  private func text(_ spans: [FormMarkdown.Span]) -> Text {
    spans.reduce(Text(verbatim: "")) { $0 + text($1) }
  }

  private func text(_ span: FormMarkdown.Span) -> Text {
    if let url = span.address.flatMap({ URL(string: $0) }) {
      var link = AttributedString(span.text)
      link.link = url
      return Text(link)
    }
    var text = Text(verbatim: span.text)
    if span.isStrong { text = text.bold() }
    if span.isEmphasized { text = text.italic() }
    return span.isCode ? text.monospaced() : text
  }
}
