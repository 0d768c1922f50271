import Fieldstone
import FieldstoneSwiftUI
import SwiftUI

/// A list with two ways to a form: a sheet, and a layout of the program's own.
@main
struct SampleApp: App {
  var body: some Scene {
    WindowGroup { StartView() }
  }
}

struct StartView: View {
  @State private var registration: FormSession<Attendee>?
  @State private var isOpen = false
  @State private var registered: [String] = []

  var body: some View {
    NavigationStack {
      List {
        Section {
          Button("Register") { open() }
          NavigationLink("Newsletter") { NewsletterView() }
        }
        Section {
          ForEach(registered, id: \.self) { Text(verbatim: $0) }
        } header: {
          Text("Registered")
        }
      }
      .navigationTitle("Fieldstone")
      .sheet(isPresented: $isOpen) {
        if let registration {
          NavigationStack {
            FormView(registration)
              .onSubmitted { model in
                registered.append(model.name)
                isOpen = false
              }
              .onLeft { isOpen = false }
          }
        }
      }
    }
  }

  private func open() {
    registration = FormSession(Attendee())
    isOpen = true
  }
}
