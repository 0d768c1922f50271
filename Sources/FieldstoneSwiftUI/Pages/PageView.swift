import FieldstoneCore
import SwiftUI

/// A page: a list of its rows, with the page or the sheet above it.
struct PageView<Content: View>: View {
  let page: PageState
  @ViewBuilder let content: () -> Content
  @FocusState private var focus: FormRowID?

  private var form: FormState { page.form }

  var body: some View {
    ScrollViewReader { scroll in
      Form { content() }
        .formStyle(.grouped)
        // Nothing can be changed while it is being submitted; people go on with a form that is being saved.
        .disabled(form.isSubmitting && form.engine.mode == .submit)
        .background { FormShortcuts(form: form, isFirst: page.id == form.pages.first?.id) }
        .environment(\.formFocus, $focus)
        .modifier(FocusBridge(form: form, page: page, focus: $focus, scroll: scroll))
    }
    .navigationTitle(Text(verbatim: page.title))
    .modifier(PageLinks(page: page))
    .modifier(QuestionView(page: page))
    .modifier(PageSearch(page: page))
    .toolbar {
      if page.hasLists, FormPlatform.hasEditMode { ToolbarItem(placement: .automatic) { FormPlatform.editButton } }
      FormPlatform.keyboardBar(isShown: focus != nil, title: form.text(.common(.done))) {
        if let focus { form.goOn(from: focus) }
      }
    }
    .environment(\.layoutDirection, form.isRightToLeft ? .rightToLeft : .leftToRight)
    .environment(\.locale, form.engine.environment.locale)
  }
}

extension PageView where Content == FormRowsView {
  init(page: PageState) { self.init(page: page) { FormRowsView(page: page) } }
}

/// The pages that a page leads to: pushed onto the stack, or as a sheet.
private struct PageLinks: ViewModifier {
  let page: PageState
  private var form: FormState { page.form }

  func body(content: Content) -> some View {
    content
      .navigationDestination(item: next([.pushed, .step, .review])) { AnyView(PageView(page: $0).id($0.id)) }
      .sheet(item: next([.sheet])) { next in
        NavigationStack {
          PageView(page: next).toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button {
                form.goBack(to: page)
              } label: {
                Text(verbatim: form.text(.common(.done)))
              }
            }
          }
        }
      }
  }

  /// The page above this one, which goes when SwiftUI takes it away.
  private func next(_ kinds: Set<FormPage.Kind>) -> Binding<PageState?> {
    Binding {
      form.page(above: page, as: kinds)
    } set: { next in
      if next == nil, form.page(above: page, as: kinds) != nil { form.goBack(to: page) }
    }
  }
}

/// What the form asks or tells, over the page on top.
struct QuestionView: ViewModifier {
  let page: PageState
  private var form: FormState { page.form }

  func body(content: Content) -> some View {
    let question = page === form.top ? form.question : nil
    content
      .confirmationDialog(
        Text(verbatim: question?.title ?? ""), isPresented: isOpen(question, isAlert: false), titleVisibility: .visible
      ) {
        buttons(question)
      } message: {
        Text(verbatim: question?.remark ?? "")
      }
      .alert(Text(verbatim: question?.title ?? ""), isPresented: isOpen(question, isAlert: true)) {
        buttons(question)
      } message: {
        Text(verbatim: question?.remark ?? "")
      }
  }

  private func buttons(_ question: FormQuestion?) -> some View {
    ForEach(Array((question?.answers ?? []).enumerated()), id: \.offset) { _, answer in
      Button(role: answer.role?.buttonRole) {
        form.answer(answer)
      } label: {
        Text(verbatim: answer.title)
      }
    }
  }

  private func isOpen(_ question: FormQuestion?, isAlert: Bool) -> Binding<Bool> {
    Binding {
      question?.isAlert == isAlert
    } set: { isOpen in
      if !isOpen, form.question?.id == question?.id { form.closeQuestion() }
    }
  }
}

extension FormQuestion.Role {
  var buttonRole: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
