import FieldstoneCore
import Synchronization

/// Taking answers.
extension WebFormVisitor {
  func take(_ body: [UInt8], on site: WebFormSite<Model>) async -> WebFormResponse {
    while !begin() { await idle() }
    defer { finish() }
    // Sent twice: the second is answered like the first.
    guard !isOver else { return .seeOther }
    do {
      let page = try state.withLock { state in
        WebForm(try form(&state, site), title: site.title, visit: state.visit)
      }
      page.limits = site.limits
      return try await take(body, page, site)
    } catch {
      return .message(500, .notRead, in: site.environment)
    }
  }

  private func take(_ body: [UInt8], _ page: WebForm<Model>, _ site: WebFormSite<Model>) async throws
    -> WebFormResponse
  {
    do {
      switch try await page.answer(body) {
      case .page: break
      case .submitted(let model):
        // First of all: whatever fails now, it must not be submitted again.
        end(.submitted, site)
        site.note(model)
        return .seeOther
      case .cancelled:
        end(.cancelled, site)
        return .seeOther
      }
    } catch let refusal as WebFormRefusal {
      return site.refusal(refusal)
    } catch {
      // What the program does with the answers has failed, not the answers.
      return keep(page, site) ? .message(500, .failed, in: site.environment) : notKept(site)
    }
    return keep(page, site) ? .seeOther : notKept(site)
  }

  private func notKept(_ site: WebFormSite<Model>) -> WebFormResponse { .message(500, .notKept, in: site.environment) }

  private func begin() -> Bool {
    state.withLock { state in
      defer { state.isBusy = true }
      return !state.isBusy
    }
  }

  private func finish() {
    let waiting = state.withLock { state in
      defer { (state.isBusy, state.waiting) = (false, []) }
      return state.waiting
    }
    for one in waiting { one.resume() }
  }
}
