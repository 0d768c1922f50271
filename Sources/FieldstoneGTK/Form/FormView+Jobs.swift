#if GTK
  import FieldstoneCore

  extension FormView {
    /// Runs what the form waits for outside of the main loop, and hands the outcomes back inside it. A form that is
    /// gone needs none.
    func runJobs() {
      engine.jobRunner = { [weak engine] job in
        Task { @MainActor in
          let outcome = await job.run()
          engine?.finish(outcome)
        }
      }
    }
  }
#endif
