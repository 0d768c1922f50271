/// The ids and titles of all features. `Documentation/Conformance.md` has a line for each.
enum Features {
  /// One feature per line: its id, then its title.
  static let all = table.split(separator: "\n").map { line in
    let id = line.prefix { $0 != " " }
    return (id: String(id), title: String(line[id.endIndex...].dropFirst()))
  }

  private static let table = """
    FX-01 form inferred from a model
    FX-02 control inferred from type
    FX-03 control inferred from name
    FX-04 title from key
    FX-05 edits reach the model
    FX-06 subforms and linked screens are created when nil
    FX-07 ready-made and embeddable presentation
    FX-08 choose and order fields
    FX-09 fields re-evaluated
    FX-10 overrides per field
    FX-11 sections
    FX-12 placeholder
    FX-13 default value
    FX-14 value transformer
    FX-15 action
    FX-16 link to another screen / transition
    FX-17 inline
    FX-18 text kinds
    FX-19 boolean and option
    FX-20 date, time, date and time
    FX-21 image
    FX-22 single choice from options
    FX-23 multiple choice
    FX-24 bit field
    FX-25 ways to show options
    FX-26 collections
    FX-27 control tuning
    FX-28 custom controls
    FX-29 next field
    FX-30 keyboard and scroll
    FX-31 forms without a model type
    FX-32 look up rows
    FX-33 parent and child forms
    FX-34 summary text
    FX-35 computed properties
    FX-36 a field's own screen
    FX-37 description of any value
    FX-38 a row's value by program
    FX-39 host events
    FX-40 first focus, Return on the last
    RF-01 property viewer
    RF-02 property editors
    RF-03 form buttons and navigation rows
    RF-04 property validation
    RF-05 form validation
    RF-06 captions
    RF-07 commit and cancel
    RF-08 change tracking
    RF-09 leaving with changes
    RF-10 autocomplete
    RF-11 secure entry with reveal
    RF-12 enabled cascade
    RF-13 header image/view, footer view
    RF-14 swipe / context actions on a row
    FI-01 field set
    FI-02 identity
    FI-03 sections with ids, custom header and footer
    FI-04 hints, required mark, error text per field
    FI-05 several fields in one row
    FI-06 render updates
    FI-07 self-sizing, text size
    FI-08 set-up closure per field
    FI-09 the three demo forms
    FI-10 one field in an own layout
    FO-01 observable values, two-way
    FO-02 element tree
    FO-03 group configuration
    FO-04 asynchronous rules
    FO-05 built-in rules
    FO-06 validate one field, one section, the whole form
    FO-07 return-key behaviour, keyboard toolbar
    FO-08 update continuously or at end of editing
    FO-09 text patterns
    FO-10 maximum length while typing
    FO-11 discoverable factories
    FO-12 custom elements are full members
    CB-01 Edit mode
    CB-02 Frozen mode
    CB-03 Save mode
    CB-04 Free mode
    CB-05 save sequence
    CB-06 items
    CB-07 icons
    CB-08 one engaged row
    CB-09 rebuild
    CB-10 cell sets
    CB-11 new item kinds
    CB-12 defaults of items
    N-01 one model, every surface: terminal, web page, native window, from the same definition
    N-02 everything inferred at compile time: misuse that syntax shows is an error at the property with a fix-it; a trait that does not fit the type is a compile error
    N-03 doc comments become help text
    N-04 conditions and cross-field rules re-run only when something they read has changed
    N-05 the cost of an edit does not grow with the form (10 or 100,000 fields)
    N-06 undo and redo across the whole form
    N-07 drafts survive a crash
    N-08 forms tested without a screen: scripts and readable snapshots
    N-09 works without JavaScript, and for screen readers, keyboards, right-to-left and small screens
    N-10 a shell script asks for a form and gets JSON
    N-11 sum types: an enum with payload is a choice whose case brings its own fields
    N-12 several objects edited at once, mixed values shown as such (inspectors)
    N-13 the form explains itself: why a row is hidden, disabled or invalid, and what it depends on
    N-14 what happens to the data of hidden fields is declared (keep / drop on submit / drop at once), never accidental
    N-15 a review page before submit, each answer with a way back to it
    N-16 fresh data from outside keeps the person's edits; conflicts are listed and resolved
    N-17 search within a form jumps to a field
    N-18 server or save errors land on their fields and clear on edit
    N-19 a Model Context Protocol elicitation request is a form (accept, decline, cancel)
    N-20 a native SwiftUI surface for Apple's platforms over the same engine; proved by scripts on a stand-in, labelled so until seen on a device
    N-21 a site runs on several hosts with one database; a visit survives the death of its host
    N-22 what a person did can be recorded and replayed on any surface: a bug report is a test
    N-23 answers of many people are kept and exported (JSON lines, CSV, SQLite, PostgreSQL)
    N-24 complete in fifteen languages
    N-25 every state of a form as pictures by one command: empty, filled in, wrong, each page, each language, each surface
    """
}
