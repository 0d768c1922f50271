import FieldstoneCore
import Foundation

/// A plan and its steps. A failing case is printed, and can be pasted into a test to run again.
struct ReferenceCase: Hashable, Codable, Sendable {
  var plan: Plan
  var steps: [ReferenceStep]

  /// Generates the case for a seed.
  init(
    seed: UInt64, steps count: Int, hasCollections: Bool = false, hasCases: Bool = false,
    hasWork: Bool = false, hasFiles: Bool = false
  ) {
    var maker = PlanMaker(
      seed: seed, hasCollections: hasCollections, hasCases: hasCases, hasWork: hasWork, hasFiles: hasFiles)
    plan = maker.make()
    var stepMaker = StepMaker(plan, seed: seed)
    steps = (0..<count).map { _ in stepMaker.make() }
  }

  init(plan: Plan, steps: [ReferenceStep]) { (self.plan, self.steps) = (plan, steps) }

  /// Decodes a printed case.
  init(json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Runs the case on both engines.
  ///
  /// - Returns: the first difference, or nil.
  func run(faults: Set<ReferenceFault> = []) async -> ReferenceDifference? {
    await compare(real, ReferenceRun(plan, faults: faults))
  }

  /// The plan's form on the real engine.
  var real: any ObservableForm {
    func open<Tag: PlanTag>(_: Tag.Type) -> any ObservableForm {
      plan.isObject ? RealForm<PlanObject<Tag>>(plan) : RealForm<PlanRoot<Tag>>(plan)
    }
    return open(PlanFamilies.shared.tag(plan.family))
  }

  /// Runs the steps on two forms, and compares them after each step.
  func compare(_ real: any ObservableForm, _ reference: any ObservableForm) async -> ReferenceDifference? {
    if let difference = ReferenceDifference(-1, nil, real, reference) { return difference }
    for (number, step) in steps.enumerated() {
      let (given, wanted) = (await real.run(step), await reference.run(step))
      if given != wanted, !Tolerance.ignores("reply") {
        return ReferenceDifference(step: number, input: step, key: "reply", real: given, reference: wanted)
      }
      if let difference = ReferenceDifference(number, step, real, reference) { return difference }
    }
    return nil
  }
}

/// A difference between the two engines.
struct ReferenceDifference: CustomStringConvertible {
  let step: Int
  let input: ReferenceStep?
  let key: String
  let real: String
  let reference: String

  init(step: Int, input: ReferenceStep?, key: String, real: String, reference: String) {
    (self.step, self.input, self.key, self.real, self.reference) = (step, input, key, real, reference)
  }

  /// The first fact that differs; nil if none does.
  init?(_ step: Int, _ input: ReferenceStep?, _ realForm: any ObservableForm, _ referenceForm: any ObservableForm) {
    var reference = referenceForm.observation
    let pages = reference.keys.filter { $0.hasPrefix("rows of '") }.map { String($0.dropFirst(9).dropLast()) }
    // Asked first, because looking for secrets in their rows makes them.
    let late = realForm.latePages(pages)
    let real = realForm.observation
    for page in late {
      reference["rows of '\(page)'"] = nil
      for key in reference.keys where key.hasPrefix("row '\(page).") { reference[key] = nil }
    }
    let keys = Set(real.keys).union(reference.keys).sorted()
    for key in keys {
      let (given, wanted) = (real[key] ?? "(missing)", reference[key] ?? "(missing)")
      if given != wanted, !Tolerance.ignores(key) {
        self.init(step: step, input: input, key: key, real: given, reference: wanted)
        return
      }
    }
    return nil
  }

  /// The first difference between the reference engine and a copy that breaks rules on purpose.
  static func between(_ item: ReferenceCase, and faults: Set<ReferenceFault>) async -> ReferenceDifference? {
    await item.compare(ReferenceRun(item.plan, faults: faults), ReferenceRun(item.plan))
  }

  var description: String {
    "after step \(step) \(input.map { "\($0)" } ?? "(start)"): \(key)\n  engine:    \(real)\n  reference: \(reference)"
  }
}

/// Differences to ignore while working on an engine that is known to differ: `FIELDSTONE_TOLERATE`, a comma-separated
/// list of prefixes of fact keys.
enum Tolerance {
  static let keys = (ProcessInfo.processInfo.environment["FIELDSTONE_TOLERATE"] ?? "").split(separator: ",").map(
    String.init)

  static func ignores(_ key: String) -> Bool {
    keys.contains { key.hasPrefix($0) }
  }
}
