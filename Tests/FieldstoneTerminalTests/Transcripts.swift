/// Expected transcripts, including typed lines.
enum Transcripts {
  static let whole = """
    Press Enter to keep the [answer]. ? help, < back, :cancel quit

    Talk
    ----
    Title
      As printed in the program.
    Title (required, at most 20 characters):\u{20}
    Error: This field is required.
    Title (required, at most 20 characters): Forms
    Minutes (required, 5 to 90 min) [30]: 100
    Error: Enter a value from 5 to 90.
    Minutes (required, 5 to 90 min) [30]: 45
    Level
      1  Everybody
      2  Experienced
      3  Expert
    Level, number or name [Everybody]: exp
    Error: “exp” could be Experienced or Expert.
    Level, number or name [Everybody]: experie
    Experienced
    Summary (optional, several lines, ended by a line with only a full stop):
    > One
    > ..
    >\u{20}
    > .
    All of it is printed.

    Yourself
    --------
    Code (optional, not shown):\u{20}
    Needs Travel [y/N]: y

    Page: Travel
    ============
    From (required): Paris
    By Train [Y/n]: n

    Form
    ====

    Yourself
    --------
    Cost: 200 EUR
    Phone (optional): -

    Review
    ======
    Talk
       1  Title: Forms
       2  Minutes: 45 min
       3  Level: Experienced
       4  Summary:
            | One
            | .
            |\u{20}
    Yourself
       5  Code: (set)
       6  Needs Travel: Yes

    Page: Travel
    ------------
       7  From: Paris
       8  By Train: No

    Form
    ----
    Yourself
          Cost: 200 EUR
       9  Phone: (no answer)

    Press Enter to submit, or enter a number to change an answer. :cancel quits.
    Propose?\u{20}

    """

  static let help = """
    Press Enter to keep the [answer]. ? help, < back, :cancel quit

    Talk
    ----
    Title
      As printed in the program.
    Title (required, at most 20 characters): ?
    Title
      As printed in the program.
      Required.
      One line of text.
      At most 20 characters.
      < goes back, :form lists the form, :cancel quits.
      To enter one of these as an answer, put a backslash before it: \\? \\< \\- \\:form
    Title (required, at most 20 characters): Forms
    Minutes (required, 5 to 90 min) [30]: ?
    Minutes
      Required.
      A whole number from 5 to 90, in min.
      Press Enter to keep the [answer].
      < goes back, :form lists the form, :cancel quits.
      To enter one of these as an answer, put a backslash before it: \\? \\< \\- \\:form
    Minutes (required, 5 to 90 min) [30]:\u{20}
    Level
      1  Everybody
      2  Experienced
      3  Expert
    Level, number or name [Everybody]: ?
    Level
      One of these, by number or name; the beginning of a name is enough:
        1  Everybody
        2  Experienced
        3  Expert
      Press Enter to keep the [answer].
      < goes back, :form lists the form, :cancel quits.
      To enter one of these as an answer, put a backslash before it: \\? \\< \\- \\:form
    Level, number or name [Everybody]:\u{20}
    Press Ctrl-C again to quit without submitting.
    Level, number or name [Everybody]:\u{20}

    """

  static let brief = """
    Changed:
       1  Title: Engines

    Press Enter to submit, or enter a number to change an answer. ? shows all
    answers.
    Propose?\u{20}

    """

  static let rows = """
    Press Enter to keep the [answer]. ? help, < back, :cancel quit
    Rooms are shared.

    Travel
    ------
    From (required): Rome
    By Train [Y/n]:\u{20}

    Room
      -  1
      -  2
    Room, name [2]: 1
    Meal (optional)
      1  Everybody
      2  Experienced
      3  Expert
    Meal, number or name: 2
    Is Veteran (optional) [y/n]: -
    Badge: Guest (can't be changed)
    Number: 7

    Review
    ======
    Travel
       1  From: Rome
       2  By Train: Yes

       3  Room: 1
       4  Meal: Experienced
       5  Is Veteran: (no answer)
          Badge: Guest (can't be changed)
          Number: 7
    Buttons: Forget it, Start over

    Press Enter to submit, or enter a number to change an answer. :cancel quits.
    Submit? start
    Your answers will be lost. Start over anyway? [y/N]: y

    Changed:
       1  From: (no answer)
       3  Room: 2
       4  Meal: (no answer)
    Error: 1 From: This field is required.

    Press Enter to submit, or enter a number to change an answer. ? shows all
    answers.
    Submit?\u{20}
    Not submitted: 1 item needs attention.
    Error: 1 From: This field is required.

    Travel
    ------
    Error: From: This field is required.
    From (required): Oslo

    Changed:
       1  From: Oslo

    Press Enter to submit, or enter a number to change an answer. ? shows all
    answers.
    Submit?\u{20}

    """
}
