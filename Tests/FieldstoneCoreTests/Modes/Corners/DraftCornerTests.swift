import FieldstoneCore
import Foundation
import Testing

@Suite("Corners of drafts")
struct DraftCornerTests {
  /// Saves take as long as the test says.
  private actor SlowStore: FormDraftStore {
    let drafts = FormMemoryStore()
    private var isSlow: Bool
    private(set) var begun = 0
    private(set) var overlaps = 0
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    init(isSlow: Bool) { self.isSlow = isSlow }
    func load(_ name: String) -> Data? { drafts.load(name) }
    func save(_ data: Data, as name: String) async {
      begun += 1
      running += 1
      if running > 1 { overlaps += 1 }
      if isSlow, begun == 1 { await withCheckedContinuation { waiting.append($0) } }
      drafts.save(data, as: name)
      running -= 1
    }
    func remove(_ name: String) {
      if running > 0 { overlaps += 1 }
      drafts.remove(name)
    }
    func release() {
      isSlow = false
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
    func untilBegun() async { while begun == 0 { await Task.yield() } }
  }

  private func session(_ sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in })
    -> FormSession<Contact>
  {
    var environment = FormEnvironment.standard
    environment.sleep = sleep
    environment.now = { Date(timeIntervalSince1970: 1_000) }
    return FormSession(Contact(), environment: environment)
  }

  private func name(_ store: some FormDraftStore) async throws -> String? {
    let form = session()
    return try await form.resumeDraft(from: store, as: "contact") ? form.model.name : nil
  }

  @Test("What is stored before leaving isn't overwritten by an older draft that was being stored")
  @MainActor func overwritten() async throws {
    let store = SlowStore(isSlow: true)
    let form = session()
    form.keepDraft(in: store, as: "contact")
    form.send(.type("name", "Old"))
    let task = Task { @MainActor in await form.runJobs() }
    await store.untilBegun()
    form.send(.type("name", "New"))
    let leaving = Task { @MainActor in try await form.saveDraftNow() }
    try await Task.sleep(for: .milliseconds(100))
    await store.release()
    await task.value
    try await leaving.value
    #expect(try await name(store) == "New")
    #expect(await store.overlaps == 0, "Calls for the same name are made one at a time.")
  }

  @Test("A draft that was being stored during a submit doesn't come back")
  @MainActor func resurrected() async throws {
    let store = SlowStore(isSlow: true)
    let form = session()
    form.keepDraft(in: store, as: "contact")
    form.send(.type("name", "Bob"))
    let task = Task { @MainActor in await form.runJobs() }
    await store.untilBegun()
    let submit = Task { @MainActor in _ = await form.submit() }
    try await Task.sleep(for: .milliseconds(100))
    await store.release()
    await task.value
    await submit.value
    #expect(form.facts.isSubmitted)
    #expect(try await name(store) == nil)
  }

  @Test("A draft that was restored and submitted as it was is removed")
  func restored() async throws {
    let store = FormMemoryStore()
    let before = session()
    before.send(.type("name", "Bob"))
    try await before.saveDraft(in: store, as: "contact")
    let form = session()
    let found = try #require(try await form.findDraft(in: store, as: "contact"))
    try form.restore(found.snapshot)
    form.keepDraft(in: store, as: "contact")
    #expect(await form.submit().model?.name == "Bob")
    #expect(store.load("contact") == nil)
  }

  @Test("A draft is kept after the model was replaced")
  func replaced() async throws {
    let store = FormMemoryStore()
    let form = session()
    form.keepDraft(in: store, as: "contact")
    form.send(.type("name", "Bob"))
    form.replace(Contact())
    form.send(.type("name", "Eve"))
    await form.runJobs()
    #expect(try await name(store) == "Eve")
  }

  @Test("A draft is stored once the form has been left alone, not in the middle of typing")
  func rest() async throws {
    let store = SlowStore(isSlow: false)
    let form = session()
    form.keepDraft(in: store, as: "contact")
    var jobs: [FormJob] = []
    form.jobRunner = { jobs.append($0) }
    form.send(.type("name", "B"))
    let first = await jobs[0].run()
    // Typed just before the moment is over.
    form.send(.type("name", "Bo"))
    form.finish(first)
    for job in jobs.dropFirst() { _ = await job.run() }
    #expect(await store.begun == 0)
  }

  @Test("A save with no handler removes the draft, too")
  func saved() async throws {
    let store = FormMemoryStore()
    let form = session()
    form.mode = .save
    form.keepDraft(in: store, as: "contact")
    form.send(.type("name", "Bob"))
    await form.runJobs()
    _ = await form.save()
    #expect(!form.facts.isDirty && store.load("contact") == nil)
  }

  @Test("And a surface's save, which sends the input and finishes it")
  func savedBySurface() async throws {
    let store = FormMemoryStore()
    let form = session()
    form.mode = .save
    form.keepDraft(in: store, as: "contact")
    form.send(.type("name", "Bob"))
    await form.runJobs()
    form.send(.save)
    _ = await form.finishSubmitting()
    #expect(!form.facts.isDirty && store.load("contact") == nil)
  }

  @Test("The facts say what has become of the draft of another name")
  func again() {
    let form = session()
    form.keepDraft(in: FormMemoryStore(), as: "a")
    form.send(.type("name", "Bob"))
    form.keepDraft(in: FormMemoryStore(), as: "b")
    #expect(form.facts.draft == form.draftState)
  }

  @Test("And it is stored under the new name only, once")
  func againOnce() async {
    let store = SlowStore(isSlow: false)
    let form = session()
    form.keepDraft(in: FormMemoryStore(), as: "a")
    form.send(.type("name", "Bob"))
    form.keepDraft(in: store, as: "b")
    form.send(.type("name", "Eve"))
    await form.runJobs()
    #expect(await store.begun == 1)
  }

  struct Account: FormModel {
    var password = ""
    static func describe(_ fields: FieldList<Account>) { fields.add(\.password, "password").password() }
    static func arrange(_ form: FormBuilder<Account>) {
      form[\.password].asyncRule(delay: .zero) { .error("“\($0)” was leaked.") }
    }
  }

  @Test("What was found wrong with a secret doesn't tell it to a draft")
  func secrets() async throws {
    let form = FormSession(Account())
    form.send(.type("password", "hunter2"))
    await form.runJobs()
    #expect(form.row("password")?.issues.count == 1)
    #expect(!String(decoding: try JSONEncoder().encode(form.snapshot), as: UTF8.self).contains("hunter2"))
    let other = FormSession(Account())
    other.send(.type("password", "hunter2"))
    other.report(["password": "hunter2 is known."])
    #expect(!String(decoding: try JSONEncoder().encode(other.snapshot), as: UTF8.self).contains("hunter2"))
  }

  @Test("An issue of a secret isn't restored without it")
  func secretIssue() async throws {
    let form = FormSession(Account())
    form.send(.type("password", "hunter2"))
    await form.runJobs()
    let other = FormSession(Account())
    try other.restore(form.snapshot)
    #expect(other.issues == [])
  }

  @Test("A change that is made while storing fails is tried again")
  func failedMeanwhile() async throws {
    struct Full: Error {}
    final class Failing: FormDraftStore, @unchecked Sendable {
      var fails = true
      let drafts = FormMemoryStore()
      func load(_ name: String) -> Data? { drafts.load(name) }
      func save(_ data: Data, as name: String) throws {
        if fails { throw Full() }
        drafts.save(data, as: name)
      }
      func remove(_ name: String) {}
    }
    let store = Failing()
    let form = session()
    form.keepDraft(in: store, as: "contact")
    var jobs: [FormJob] = []
    form.jobRunner = { jobs.append($0) }
    form.send(.type("name", "Bob"))
    form.finish(await jobs[0].run())
    let failed = await jobs[1].run()
    form.send(.type("name", "Eve"))
    store.fails = false
    form.finish(failed)
    for job in jobs.dropFirst(2) { form.finish(await job.run()) }
    for job in jobs.dropFirst(3) { form.finish(await job.run()) }
    #expect(try await name(store) == "Eve")
  }
}

@Suite("Corners of folders")
struct FolderCornerTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")
  private func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test("A draft whose removal was interrupted is there as it was, or gone")
  func interruptedRemoval() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    try store.save(Data("one".utf8), as: "a")
    try store.save(Data("two".utf8), as: "a")
    // The second removal fails, as it would in a crash: not even root can unlink what is a folder.
    try FileManager.default.removeItem(atPath: path("a.earlier"))
    try FileManager.default.createDirectory(atPath: path("a.earlier"), withIntermediateDirectories: false)
    #expect(throws: FormFolderDrafts.Failure.self) { try store.remove("a") }
    #expect(try store.load("a") == Data("two".utf8))
  }

  @Test("Removing a draft leaves nothing of it, even after a crash while it was written")
  func leftover() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    try Data("half".utf8).write(to: folder.appending(path: "a.new"))
    try store.remove("a")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["lock"])
  }

  @Test("A full disk leaves no half draft that takes its space")
  func full() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    try store.save(Data("x".utf8), as: "a")
    // The largest size of a file stands in for a full disk.
    var old = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
    signal(SIGXFSZ, SIG_IGN)
    var new = rlimit(rlim_cur: 1 << 16, rlim_max: old.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &new)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old) }
    #expect(throws: FormFolderDrafts.Failure.self) { try store.save(Data(count: 1 << 20), as: "a") }
    #expect(try store.load("a") == Data("x".utf8))
    #expect(!FileManager.default.fileExists(atPath: path("a.new")))
  }

  @Test("A link that somebody has put into the folder isn't followed")
  func link() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    let other = FileManager.default.temporaryDirectory.appending(path: "other-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: other) }
    try Data("precious".utf8).write(to: other)
    try FileManager.default.createSymbolicLink(at: folder.appending(path: "a.new"), withDestinationURL: other)
    try? store.save(Data("draft".utf8), as: "a")
    #expect(try Data(contentsOf: other) == Data("precious".utf8))
  }

  @Test("A draft can be read by its owner only, whatever was left by a crash")
  func permissions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    _ = FileManager.default.createFile(atPath: path("a.new"), contents: nil, attributes: [.posixPermissions: 0o644])
    try store.save(Data("draft".utf8), as: "a")
    let mode = try FileManager.default.attributesOfItem(atPath: path("a.draft"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("Any name is the name of a draft", arguments: [40, 100, 300])
  func long(length: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    let name = String(repeating: "Ä", count: length)
    try store.save(Data("x".utf8), as: name)
    #expect(try store.load(name) == Data("x".utf8))
  }

  @Test("A folder that is in use is closed once: the descriptor may belong to another file by then")
  func closedTwice() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    let lost = Counter()
    let other = Thread {
      while !lost.isDone {
        let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { continue }
        sched_yield()
        if close(descriptor) != 0 { lost.add() }
      }
      lost.end()
    }
    other.start()
    for _ in 0..<30_000 { #expect(throws: FormFolderDrafts.Failure.self) { try FormFolderDrafts(folder) } }
    lost.finish()
    while !lost.hasEnded { sched_yield() }
    #expect(lost.count == 0)
    withExtendedLifetime(store) {}
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var (value, done, ended) = (0, false, false)
    var count: Int { lock.withLock { value } }
    var isDone: Bool { lock.withLock { done } }
    var hasEnded: Bool { lock.withLock { ended } }
    func add() { lock.withLock { value += 1 } }
    func finish() { lock.withLock { done = true } }
    func end() { lock.withLock { ended = true } }
  }

  @Test("A folder's name isn't a draft's: what can't be read is an error or nothing")
  func createdFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try FormFolderDrafts(folder)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }
}
