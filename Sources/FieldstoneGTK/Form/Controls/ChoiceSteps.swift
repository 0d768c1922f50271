#if GTK
  import FieldstoneCore

  /// The options of a choice in a line, in their order, after no answer if that is one of the answers.
  struct ChoiceSteps: Equatable {
    struct Stop: Equatable {
      /// Nil for no answer.
      let id: String?
      let title: String
      let canBeTaken: Bool

      var answer: FormAnswer { id.map { .choices([$0]) } ?? .none }
    }

    private(set) var stops: [Stop] = []
    /// The stop that is chosen; nil if a required field has no answer yet.
    private(set) var index: Int?

    init() {}

    init(_ row: FormRow, _ environment: FormEnvironment) {
      if row.offersNone {
        let title = row.noneTitle ?? environment.text(.common(.noAnswer))
        stops.append(Stop(id: nil, title: title, canBeTaken: true))
      }
      stops += row.options.map { Stop(id: $0.id, title: $0.title(in: environment), canBeTaken: $0.canBeTaken) }
      let chosen = row.options.chosen.first?.id
      index = row.isMixed ? nil : stops.firstIndex { $0.id == chosen }
    }

    /// The next stop that can be chosen, forward (1) or back (-1).
    func next(_ step: Int) -> Stop? {
      let start = index.map { $0 + step } ?? (step > 0 ? 0 : -1)
      return stride(from: start, through: step > 0 ? stops.count - 1 : 0, by: step).lazy.map { stops[$0] }
        .first(where: \.canBeTaken)
    }

    /// The nearest stop to a position that can be chosen.
    func nearest(to position: Double) -> Int? {
      stops.indices.filter { stops[$0].canBeTaken }
        .min { abs(Double($0) - position) < abs(Double($1) - position) }
    }
  }
#endif
