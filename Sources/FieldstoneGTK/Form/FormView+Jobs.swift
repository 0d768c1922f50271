#if GTK
  import FieldstoneCore

  extension FormView {
    /// Runs what the form waits for outside of the main loop, and hands the outcomes back inside it. It may go
    /// on when the widget is gone, because others may show the same form.
    func runJobs() {
      engine.jobRunner = { [weak engine, weak self] job in
        Task { @MainActor in
          let outcome = await job.run()
          engine?.finish(outcome)
          // A form that saves by itself waits for its checks.
          self?.followSubmit()
        }
      }
    }
  }
#endif
