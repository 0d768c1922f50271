import FieldstoneCore
import Testing

/// What the documents promise about collections, as a table: each step with its reply, and facts that hold after it.
struct CollectionExample: CustomTestStringConvertible, Sendable {
  struct Step: Sendable {
    let step: ReferenceStep
    let reply: FormReply
    let facts: Observation
  }

  let testDescription: String
  var plan: Plan
  var steps: [Step] = []

  /// A form with guests on the same page, of whom there may be three, and with words that differ.
  init(_ name: String, _ change: (inout Plan) -> Void = { _ in }) {
    testDescription = name
    plan = Plan()
    plan.bean.fields = [FieldPlan("t0"), FieldPlan("i0", [.range(0, 9)])]
    plan.pod.fields = [FieldPlan("t0")]
    plan.root.fields = [
      FieldPlan("t0"), FieldPlan("beans", [.inline, .sortable, .maximumCount(3)]), FieldPlan("words", [.unique]),
    ]
    plan.start.put([["t0": .text("Ada")], ["t0": .text("Eve")]], at: "beans")
    plan.start.put([["": .text("x")]], at: "words")
    change(&plan)
  }

  func then(_ input: FormInput, _ reply: FormReply = .accepted, _ facts: Observation = [:]) -> Self {
    then(.send(input), reply, facts)
  }
  func then(_ step: ReferenceStep, _ reply: FormReply = .accepted, _ facts: Observation = [:]) -> Self {
    var longer = self
    longer.steps.append(Step(step: step, reply: reply, facts: facts))
    return longer
  }

  static let two =
    "t0 beans beans[1] beans[1].t0 beans[1].i0 beans[2] beans[2].t0 beans[2].i0 beans[+] words words[3] words[+]"
  static let one = "t0 beans beans[2] beans[2].t0 beans[2].i0 beans[+] words words[3] words[+]"
  static let page = "rows of ''"

  static let all: [CollectionExample] = [
    CollectionExample("An element is inserted once, and undo takes it out")
      .then(.reset, .accepted, [page: two, "facts.dirty": "0"])
      .then(
        .insert("beans", id: "x", before: "beans[2]"), .accepted,
        [
          page: two.replacing(" beans[2] ", with: " beans[x] beans[x].t0 beans[x].i0 beans[2] "),
          "focus": "beans[x].t0", "facts.dirty": "1", "model 'beans'": "whole(3)",
          "model 'beans#2.t0'": #"text("Eve")"#,
        ]
      )
      .then(.insert("beans", id: "x", before: nil), .accepted, ["model 'beans'": "whole(3)"])
      .then(.undo, .accepted, [page: two, "facts.dirty": "0", "facts.canUndo": "false"])
      .then(.insert("beans", id: "x", before: nil), .refused(.stale("beans[x]")))
      .then(.redo, .accepted, ["model 'beans'": "whole(3)"]),
    CollectionExample("A removed element comes back as it was")
      .then(.focus("beans[1].i0"))
      .then(.type("beans[1].i0", "many"), .accepted, ["facts.invalid": "1"])
      .then(.remove("beans[1]"), .accepted, [page: one, "focus": "beans[2].t0", "facts.invalid": "0"])
      .then(.undo, .accepted, [page: two, "facts.invalid": "1"])
      .then(.remove("beans[2]"), .accepted, ["model 'beans'": "whole(1)"])
      .then(.remove("beans[1]"), .accepted, ["model 'beans'": "whole(0)"])
      .then(.reset, .accepted, [page: two, "facts.dirty": "0", "facts.invalid": "0"]),
    CollectionExample("Without a neighbor the focus goes to the row that adds")
      .then(.focus("words[3]"))
      .then(.remove("words[3]"), .accepted, ["focus": "words[+]"]),
    CollectionExample("Ids are letters, digits, hyphens and underscores, and as many elements as the maximum fit")
      .then(.insert("beans", id: "a.b", before: nil), .refused(.wrongInput("beans")))
      .then(.insert("beans", id: "", before: nil), .refused(.wrongInput("beans")))
      .then(.insert("beans[+]", id: "A-_9", before: nil))
      .then(.insert("beans", id: "y", before: nil), .refused(.full("beans")))
      .then(.duplicate("beans[1]", id: "y"), .refused(.full("beans")))
      .then(.insert("beans", id: "1", before: nil))
      .then(.remove("beans[A-_9]"))
      .then(.remove("beans[A-_9]"), .refused(.stale("beans[A-_9]")))
      .then(.type("beans[A-_9].t0", "a"), .refused(.stale("beans[A-_9].t0"))),
    CollectionExample("Only sortable elements move, and only before others of their collection")
      .then(
        .move("beans[2]", before: "beans[1]"), .accepted, ["model 'beans#0.t0'": #"text("Eve")"#, "facts.dirty": "1"]
      )
      .then(.move("beans[2]", before: nil), .accepted, ["model 'beans#0.t0'": #"text("Ada")"#, "facts.dirty": "0"])
      .then(.move("beans[2]", before: "words[3]"), .refused(.stale("words[3]")))
      .then(.move("words[3]", before: nil), .refused(.wrongInput("words[3]")))
      .then(.remove("t0"), .refused(.wrongInput("t0")))
      .then(.remove("beans[8]"), .refused(.unknownRow("beans[8]"))),
    CollectionExample("A copy has the answers, and is calm")
      .then(.type("beans[1].t0", "Bob"))
      .then(
        .duplicate("beans[1]", id: "c"), .accepted, ["model 'beans#1.t0'": #"text("Bob")"#, "focus": "beans[c].t0"]
      )
      .then(.duplicate("words[3]", id: "d"), .accepted, ["issues": "words: error repeatedEntry"]),
    CollectionExample("An element with a page of its own opens it") { $0.root.fields[1].traits = [] }
      .then(.insert("beans", id: "p", before: nil), .accepted, ["open": " > beans[p]", "focus": "beans[p].t0"])
      .then(.remove("beans[p]"), .accepted, ["open": "", "focus": "beans[2]"])
      .then(.open("beans[1]"), .accepted, ["rows of 'beans[1]'": "beans[1].t0 beans[1].i0"])
      .then(.back, .accepted, ["focus": "beans[1]"]),
    CollectionExample("A collection that can't be changed refuses everything, and so do its elements") {
      $0.root.fields.append(FieldPlan("f0"))
      $0.root.statements = [Statement(kind: .readOnlyWhen, target: "beans", test: .isOn("f0"))]
    }
    .then(.set("f0", .flag(true)))
    .then(.insert("beans", id: "x", before: nil), .refused(.readOnly("beans")))
    .then(.remove("beans[1]"), .refused(.readOnly("beans[1]")))
    .then(.type("beans[1].t0", "B"), .refused(.readOnly("beans[1].t0"))),
    CollectionExample("What a program does to the array keeps the elements that it keeps")
      .then(.type("beans[2].i0", "x"))
      .then(
        .edit([.elements("beans", .swap(0, 1))]), .accepted,
        ["model 'beans#0.t0'": #"text("Eve")"#, "facts.invalid": "1"]
      )
      .then(
        .edit([.elements("beans", .insertFirst(["t0": .text("New")]))]), .accepted,
        [
          page: two.replacing(
            "beans[1] beans[1].t0 beans[1].i0 beans[2] beans[2].t0 beans[2].i0",
            with: "beans[4] beans[4].t0 beans[4].i0 beans[2] beans[2].t0 beans[2].i0 beans[1] beans[1].t0 beans[1].i0")
        ]
      )
      .then(.edit([.elements("beans", .remove(0))]), .accepted, ["facts.invalid": "1"]),
    CollectionExample("A submit makes the elements of now the start") { $0.root.fields[2].traits = [] }
      .then(.remove("beans[1]"), .accepted, ["facts.dirty": "1"])
      .then(.submit, .accepted, ["facts.dirty": "0", "facts.canUndo": "false", "submitted 'beans'": "whole(1)"])
      .then(.insert("beans", id: "x", before: nil))
      .then(.reset, .accepted, [page: one]),
    CollectionExample("Nobody has touched a new element, whichever of its rows are shown") {
      $0.bean.fields.append(FieldPlan("f0"))
      $0.bean.statements = [Statement(kind: .visible, target: "t0", test: .isOn("f0"))]
    }
    .then(.insert("beans", id: "x", before: nil), .accepted, ["focus": "beans[x].i0", "facts.touched": "0"]),
    CollectionExample("At the maximum from the start, nothing can be added") {
      $0.root.fields[1].traits = [.inline, .maximumCount(2)]
    }
    .then(.insert("beans", id: "x", before: nil), .refused(.full("beans")))
    .then(
      .perform("beans[+]"), .refused(.full("beans")),
      ["row 'beans[+]'": #"add text "" display "" answer none"#]
    ),
    CollectionExample("Collections in elements number on, and a draft brings all of them back") {
      $0.bean.fields.append(FieldPlan("pods", [.inline]))
      $0.start["beans#1.pods"] = .whole(1)
    }
    .then(
      .perform("beans[2].pods[+]"), .accepted, ["model 'beans#1.pods'": "whole(2)", "focus": "beans[2].pods[5].t0"]
    )
    .then(.type("beans[2].pods[5].t0", "in"))
    .then(.keep)
    .then(.remove("beans[2]"))
    .then(.resume(corrupted: [:]), .accepted, ["model 'beans#1.pods#1.t0'": #"text("in")"#]),
  ]
}

@Suite("Examples of collections")
struct CollectionExampleTests {
  @Test("The reference engine does what the documents promise", arguments: CollectionExample.all)
  func reference(_ example: CollectionExample) async { await check(example, ReferenceRun(example.plan)) }

  @Test("The engine does what the documents promise", arguments: CollectionExample.all)
  func engine(_ example: CollectionExample) async {
    await check(example, ReferenceCase(plan: example.plan, steps: []).real)
  }

  private func check(_ example: CollectionExample, _ form: any ObservableForm) async {
    for (number, step) in example.steps.enumerated() {
      let reply = await form.run(step.step)
      if case .send = step.step { #expect(reply == step.reply.kind, "step \(number): \(step.step)") }
      let seen = form.observation
      for (key, wanted) in step.facts { #expect(seen[key] == wanted, "step \(number): \(step.step): \(key)") }
    }
  }
}
