/// What the dialogue shows of a form that is edited.
enum EditingTranscripts {
  static let edited = """

    Review
    ======
          Name: Ada
          City: (no answer)
       1  Is Present: Yes

    Press Enter to edit, or enter a number to change only that answer. :cancel
    quits.
    Edit? name
    Error: “Name” can't be changed yet. Enter :edit first.
    Edit? :edit

    Review
    ======
       1  Name: Ada
       2  City: (no answer)
       3  Is Present: Yes
    Buttons: Delete

    Press Enter to save, or enter a number to change an answer. :discard cancels
    your changes, :cancel quits.
    Save? 1
    Name (required, at least 2 characters) [Ada]: Grace

    Changed:
       1  Name: Grace

    1 unsaved change
    Press Enter to save, or enter a number to change an answer. :discard cancels
    your changes, :cancel quits.
    Save? :save
    Saving…

    All changes saved.
    Press Enter to edit, or enter a number to change only that answer. :cancel
    quits.
    Edit?\u{20}

    """
}
