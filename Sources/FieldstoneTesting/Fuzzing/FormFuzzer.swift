import FieldstoneCore

/// Sends random inputs to a form and checks the engine's invariants; a failure is reduced to a short script.
///
/// It works on any form, so it also finds mistakes in a program's own rules and conditions:
///
/// ```swift
/// let failure = FormFuzzer { FormSession(Attendee()) }.run(inputs: 10_000, seed: 1)
/// #expect(failure == nil)
/// ```
public struct FormFuzzer {
  /// A broken invariant, and the shortest script found that breaks it.
  public struct Failure: Equatable, CustomStringConvertible {
    public let reason: String
    public let script: FormScript
    /// The same as a text, for a file: ``FormFuzzer/run(script:name:)`` and ``FormTester/play(_:name:)`` play it. It has
    /// no inputs that the form refused, and each text is typed as people type it: going to the field and leaving it.
    public let text: String
    /// Whether the text fails as well when it is played.
    public let failsAsText: Bool

    init(reason: String, script: FormScript, text: String = "", failsAsText: Bool = false) {
      (self.reason, self.script, self.text, self.failsAsText) = (reason, script, text, failsAsText)
    }

    public var description: String {
      let inputs = "\(reason)\nafter:\n" + script.inputs.map { "  " + $0.swiftSource }.joined(separator: "\n")
      return failsAsText
        ? inputs + "\nThe same as a text, for 'try FormFuzzer { … }.run(script: text)':\n" + text : inputs
    }
  }

  private let makeForm: () -> FormEngine

  /// - Parameter makeForm: makes the same form each time it is called.
  public init(_ makeForm: @escaping () -> FormEngine) { self.makeForm = makeForm }

  /// Sends a number of random inputs to a new form.
  ///
  /// - Returns: the first failure, shrunk, or nil if there was none.
  public func run(inputs count: Int, seed: UInt64) -> Failure? {
    var random = SplitMix(seed: seed)
    var script = FormScript()
    let form = makeForm()
    let follower = BatchFollower(form)
    for _ in 0..<count {
      let input = RandomInput.make(for: form, &random)
      script.inputs.append(input)
      if follower.send(input) != nil { return shrink(script) }
    }
    if let reason = outcome(of: script, on: form, follower) { return shrink(script, reason) }
    return nil
  }

  /// Plays a script, such as the ``Failure/text`` of a failure, and checks what random inputs are checked for.
  ///
  /// - Parameters:
  ///   - script: the text of the script.
  ///   - name: what errors call it.
  /// - Returns: the failure, not shrunk, or nil if there was none.
  /// - Throws: ``ConformanceScriptError`` if a line can't be read, ``ConformanceFailure`` if one can't be played. Both
  ///   name the line.
  public func run(script: String, name: String = "script") throws -> Failure? {
    let form = makeForm()
    // What is broken is found when the inputs are sent again.
    form.onBrokenInvariant = { _ in }
    let driver = FormEngineDriver(sendingTo: form)
    try driver.play(ConformanceScript(parsing: script, name: name))
    let inputs = FormScript(driver.inputs)
    return failureReason(inputs).map { Failure(reason: $0, script: inputs, text: script, failsAsText: true) }
  }

  /// A failure with its script as a text.
  private func failure(_ reason: String, _ script: FormScript) -> Failure {
    let form = makeForm()
    form.onBrokenInvariant = { _ in }
    let recording = form.record(withSecrets: true)
    script.run(on: form)
    let again = try? run(script: recording.script)
    return Failure(reason: reason, script: script, text: recording.script, failsAsText: again != nil)
  }

  /// What is wrong with a script: a broken invariant, a different outcome the second time, or undo and redo that don't
  /// restore the state.
  private func failureReason(_ script: FormScript) -> String? {
    let form = makeForm()
    let follower = BatchFollower(form)
    for input in script.inputs { if let reason = follower.send(input) { return reason } }
    return outcome(of: script, on: form, follower)
  }

  private func outcome(of script: FormScript, on form: FormEngine, _ follower: BatchFollower) -> String? {
    let again = makeForm()
    // The first run has already checked the invariants.
    again.onBrokenInvariant = { _ in }
    script.run(on: again)
    if let difference = FormState(form).difference(to: FormState(again)) {
      return "The same script had two different outcomes: \(difference)"
    }
    return follower.checkHistory() ?? checkSnapshot(after: script)
  }

  /// Checks that a snapshot restores its state in a new form, and in a form that has been used differently.
  private func checkSnapshot(after script: FormScript) -> String? {
    let inputs = script.inputs
    let (form, fresh, used) = (makeForm(), makeForm(), makeForm())
    var broken: String?
    for form in [form, fresh, used] { form.onBrokenInvariant = { broken = $0 } }
    FormScript(inputs).run(on: form)
    used.sendTogether(inputs.reversed())
    for resumed in [fresh, used] {
      let left = (try? resumed.restore(form.snapshot, secrets: form.secrets, withNews: true)) ?? ["(refused)"]
      if let path = left.first { return "A snapshot's '\(path)' was not restored." }
      if let difference = FormState(form).difference(to: FormState(resumed)) {
        return "A restored snapshot differs from the form it was taken from: \(difference)"
      }
      guard resumed.snapshot == form.snapshot else { return "A restored form gives a different snapshot." }
      guard resumed.facts.shownErrors == form.facts.shownErrors, resumed.page == form.page else {
        return "A restored form shows other errors or another page."
      }
    }
    return broken
  }

  /// Removes inputs as long as the script still fails: halves first, then single inputs. A long script in a large form
  /// is shrunk only as far as a limited number of inputs allows, so that a failure is reported within a minute or so.
  private func shrink(_ script: FormScript, _ reason: String? = nil) -> Failure {
    var script = script
    var reason = failureReason(script) ?? reason ?? "The failure could not be reproduced."
    var size = script.inputs.count / 2
    var inputsLeft = 50_000 + 4 * script.inputs.count
    while size > 0, inputsLeft > 0 {
      var start = 0
      var isShorter = false
      while start < script.inputs.count, inputsLeft > 0 {
        var candidate = script
        candidate.inputs.removeSubrange(start..<min(start + size, script.inputs.count))
        inputsLeft -= candidate.inputs.count + 1
        if let found = failureReason(candidate) {
          script = candidate
          reason = found
          isShorter = true
        } else {
          start += size
        }
      }
      if !isShorter || size > 1 { size /= 2 }
    }
    return failure(reason, script)
  }
}

/// A small random number generator, the same everywhere: SplitMix64 (Steele, Lea, Flood 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
