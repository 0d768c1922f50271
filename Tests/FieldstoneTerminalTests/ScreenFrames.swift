/// What the screen shows.
enum ScreenFrames {
  static let opened = """
                                                        ┄┄┄┄┄┄┄┄┄┄  0 of 8 answered
    ╭─ Account ────────────────────────────────────────────────────────────────────╮
    │ › Email *                                                                    │
    │   Password                                                                   │
    ╰──────────────────────────────────────────────────────────────────────────────╯
        You can change these later.
    ╭─ Your stay ──────────────────────────────────────────────────────────────────╮
    │   Birth Date                                       ▾                         │
    │   Seats *                     1            seats                             │
    │   Meal                        – ▾                                            │
    │   Allergies                                                                  │
    ╰──────────────────────────────────────────────────────────────────────────────╯
    ╭─ Invoice ────────────────────────────────────────────────────────────────────╮
    │   Needs Invoice               [ ] No                                         │
    ╰──────────────────────────────────────────────────────────────────────────────╯
    ╭──────────────────────────────────────────────────────────────────────────────╮
    │   Number                      7                                              │
    │   I agree to the code of conduct of this and of all other conferences *      │
    │     [ ] No                                                                   │
    ╰──────────────────────────────────────────────────────────────────────────────╯


      The ticket goes here.                                                  ↓ more
                                                      ^S Submit  F1 Help  Esc Leave
    """

  static let refused = """
                                             ● Unsaved  ┄┄┄┄┄┄┄┄┄┄  0 of 8 answered
    ╭─ Account ────────────────────────────────────────────────────────────────────╮
    │ › Email *                     ada                                            │
    │                               ✗ Enter an email address, for example          │
    │                                 name@example.org.                            │
    │   Password                                                                   │
    ╰──────────────────────────────────────────────────────────────────────────────╯
        You can change these later.
    ╭─ Your stay ──────────────────────────────────────────────────────────────────╮
    │   Birth Date                                       ▾                         │
    │   Seats *                     1            seats                             │
    │   Meal                        – ▾                                            │
    │   Allergies                                                                  │
    ╰──────────────────────────────────────────────────────────────────────────────╯
    ╭─ Invoice ────────────────────────────────────────────────────────────────────╮
    │   Needs Invoice               [ ] No                                         │
    ╰──────────────────────────────────────────────────────────────────────────────╯
    ╭──────────────────────────────────────────────────────────────────────────────╮
    │   Number                      7                                              │
    │   I agree to the code of conduct of this and of all other conferences *      │
    │     [ ] No                                                                   │

      The ticket goes here.                                                  ↓ more
     ✗ 2 issues · 1 change             F8 Next issue  ^S Submit  F1 Help  Esc Leave
    """

  static let narrow = """
    Account
    › Email *
        ada@example.org
      Password

      You can change these later.

    Your stay
      Birth Date
                             ▾
      Seats *
        1            seats
      The ticket goes here.     ↓
     1 change             F1 Help
    """
}
