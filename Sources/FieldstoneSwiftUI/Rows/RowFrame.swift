import FieldstoneCore
import SwiftUI

/// What is around the control of a field: its title, the remarks under it, its menu, and what assistive technology says.
extension FormRowBody {
  /// A row with its title beside the control, or above it where the text is so large that both have no room.
  ///
  /// - Parameter below: What the row has under both.
  func labeled(
    isStacked: Bool, @ViewBuilder control: () -> some View, @ViewBuilder below: () -> some View = { EmptyView() }
  ) -> some View {
    framed {
      if isStacked {
        title
        control()
      } else {
        LabeledContent(content: control) { title }
      }
      below()
    }
  }

  /// A field with one line of text. Return goes on to the next one.
  func lineOfText(_ focus: FocusState<FormRowID?>.Binding?, isLeading: Bool) -> some View {
    TextField(
      text: Binding {
        state.text
      } set: {
        state.type($0)
      }, prompt: prompt
    ) { Text(verbatim: fullLabel) }
    .labelsHidden()
    .multilineTextAlignment(isLeading ? .leading : .trailing)
    .typing(row, form)
    .focused(focus, at: row.id)
    .onSubmit { form.goOn(from: row.id) }
    .spoken(for: self)
  }

  var prompt: Text? { row.placeholder.map { Text(verbatim: $0) } }

  /// A row whose control shows the title itself.
  func framed(@ViewBuilder control: () -> some View) -> some View {
    VStack(alignment: .leading) {
      control()
      remarks
    }
    .disabled(!(row.isEnabled || row.isReadOnly || !row.control.takesFocus))
    .actions(of: state)
  }

  /// The title with its icon and its mark.
  var title: some View {
    HStack {
      if let symbol = row.icon?.symbol {
        Image(systemName: symbol).accessibilityHidden(true)
      } else if let character = row.icon?.character {
        Text(verbatim: character).accessibilityHidden(true)
      }
      Text(verbatim: label)
      if let mark = form.engine.mark(of: row, form.parts.theme.marks) {
        // The words are in the hint.
        Text(verbatim: markText(mark)).foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
  }

  func markText(_ mark: FormRow.Mark) -> String {
    let word = text(.common(mark == .required ? .required : .optional))
    return mark == .required && form.parts.theme.marks != .word ? "*" : "(\(word))"
  }

  // MARK: Remarks

  /// The remarks that are text: what the program is at work on, help, captions, constraints, and the number of characters.
  var sentences: [String] {
    let waiting = row.waitingWords.map { [text($0)] } ?? []
    let mixed = row.mixedWords(in: environment).map { [$0] } ?? []
    let captions = row.captions.filter { $0.kind.severity == nil }.map(\.text)
    let rest =
      [row.help].compactMap { $0 } + captions + [row.hint, row.length.map { text($0.shown) }].compactMap { $0 }
    return waiting + mixed + rest
  }

  @ViewBuilder var remarks: some View {
    ForEach(Array(sentences.enumerated()), id: \.offset) { _, sentence in
      Text(verbatim: sentence).font(.footnote).foregroundStyle(.secondary)
    }
    if row.states.contains(.busy), row.waitingWords != nil {
      Button {
        state.send(.stop(row.id))
      } label: {
        Text(verbatim: text(.common(.stop)))
      }.buttonStyle(.borderless)
    }
    ForEach(Array(marked.enumerated()), id: \.offset) { _, remark in
      IssueLabel(severity: remark.severity, text: remark.text, environment: environment)
    }
  }

  /// The remarks with a mark: captions that look like issues, then the issues.
  var marked: [MarkedRemark] {
    row.captions.compactMap { caption in caption.kind.severity.map { MarkedRemark(severity: $0, text: caption.text) } }
      + row.issues.map { MarkedRemark(severity: $0.severity, text: $0.text) }
  }

  /// What assistive technology says after the name and the value: what is wrong first.
  var spokenRemarks: String {
    let need = row.isRequired && row.isEnabled && !row.isReadOnly ? text(.common(.required)) : nil
    let issues = marked.map { text($0.severity.word).labelling($0.text, in: environment) }
    let length = row.length.map { text($0.spoken) }
    let rest = ([row.help, row.hint, length, need] + row.captions.filter { $0.kind.severity == nil }.map(\.text))
    return (issues + rest.compactMap { $0 }).joinedRemarks(in: environment)
  }
}

extension View {
  /// Gives a control the name of its row, and what is said about it.
  func spoken(for row: some FormRowBody) -> some View {
    accessibilityLabel(Text(verbatim: row.fullLabel)).accessibilityHint(Text(verbatim: row.spokenRemarks))
  }
}

/// A remark with a mark.
struct MarkedRemark {
  let severity: FormIssue.Severity
  let text: String
}

/// A sentence with its mark and its word: never by the color alone.
struct IssueLabel: View {
  let severity: FormIssue.Severity
  let text: String
  let environment: FormEnvironment

  var body: some View {
    Label {
      Text(verbatim: text)
    } icon: {
      Image(systemName: severity.symbol)
    }
    .font(.footnote)
    .foregroundStyle(severity.color)
    .accessibilityLabel(Text(verbatim: severity.word.text(in: environment).labelling(text, in: environment)))
  }
}

extension FormIssue.Severity {
  var symbol: String {
    switch self {
    case .error: "exclamationmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .info: "info.circle"
    }
  }

  var color: Color {
    switch self {
    case .error: .red
    case .warning: .orange
    case .info: .secondary
    }
  }
}
