/// Texts of the terminal's dialogue, which asks one question after another, also when it reads from a pipe.
package enum DialogueText: String, CaseIterable, Sendable {
  // Navigation.
  case welcome = "Press Enter to keep the [answer]. ? help, < back, :cancel quit"
  case page = "Page: %@"
  case firstQuestion = "This is the first question."
  case nothingBefore = "There is nothing before this."
  case leave = "Your changes will be lost. Quit anyway?"
  case revealHelp = "Enter :show to see what you type, and again to hide it."
  case whichAction = "Which action? (number, or Enter for none)"
  case menuHelp = "Enter :actions to choose one of these: %@."
  case submitting = "Submitting…"
  case keepForLater = "Keep your answers for later?"
  case startOver = "Your answers will be lost. Start over anyway?"
  case endAgain = "Press Ctrl-D again to quit without submitting."
  case interruptAgain = "Press Ctrl-C again to quit without submitting."
  case endAgainUnsaved = "Press Ctrl-D again to quit without saving."
  /// Where a draft of the answers is kept.
  case endAgainKept = "Press Ctrl-D again to quit. Your answers are kept for later."
  case interruptAgainKept = "Press Ctrl-C again to quit. Your answers are kept for later."
  case interruptAgainUnsaved = "Press Ctrl-C again to quit without saving."

  // Questions.
  case required = "required"
  case optional = "optional"
  case notShown = "not shown"
  case path = "path of a file"
  case set = "(set)"
  case noAnswer = "no answer"
  case entryNotAccepted = "no answer: “%@” was not accepted"
  case lastEntryNotAccepted = "no answer: the last entry was not accepted"
  case linesNotAccepted = "no answer: these lines were not accepted"
  case minusForNone = "(- for none)"
  case unchanged = "unchanged"
  case severalLines = "several lines, ended by a line with only a full stop"
  case numberOrName = "number or name"
  case name = "name"
  case numbersOrNames = "numbers or names"
  case names = "names"
  case nameOrPart = "name or part of it"
  case namesOrParts = "names or parts of them, separated by commas"
  case all = "all"
  case minusFor = "(- for “%@”)"
  case orYourOwn = "Or enter your own."
  case moreOptions = "and %@ more; enter part of a name to find one"
  case add = "Add “%@”?"
  case keep = "Keep “%@”?"
  case notEditable = "can't be changed"
  case moreLines = "and %@ more line¦and %@ more lines"
  case example = "for example, %@"
  case fromTo = "%@ to %@"
  case orMore = "%@ or more"
  case atMost = "at most %@"
  case from = "from %@"
  case until = "until %@"
  case inUnit = "in %@"
  case withUnit = "%@ %@"

  // Help.
  case isRequired = "Required."
  case isOptional = "Optional."
  case enterTakesCapital = "Press Enter for the answer in upper case."
  case minusClears = "Enter - to clear it."
  case enterKeeps = "Press Enter to keep the [answer]."
  case enterKeepsMinusRemoves = "Press Enter to keep the [answer], or enter - again to clear it."
  case enterKeepsMinusClears = "Press Enter to keep the [answer], or enter - to clear it."
  case commands = "< goes back, :form lists the form, :cancel quits."
  case backslash = "To enter one of these as an answer, put a backslash before it: \\? \\< \\- \\:form"
  case anEmail = "An email address."
  case aPhone = "A phone number."
  case aURL = "A web address."
  case aLine = "One line of text."
  case someLines = "Several lines. End with a line that contains only a full stop; .. stands for such a line."
  case aSecret = "Your typing isn't shown."
  case aPath = "The path of a file. Press Tab to complete it, or enter a folder to list its files."
  case aFlag = "%@ or %@; the first letter is enough."
  case aSubform = "Yes adds its questions, no leaves it out."
  case anOption = "One of these, by number or name; the beginning of a name is enough:"
  case anOptionByName = "One of these, by name; the beginning is enough:"
  case someOptions = "Any of these, by number or name, separated by commas; the beginning of a name is enough:"
  case someOptionsByName = "Any of these, by name, separated by commas; the beginning is enough:"
  case someOptionsOrAll = """
    Any of these, by number or name, separated by commas; the beginning of a name is enough. Enter all for all of them:
    """
  case someOptionsByNameOrAll = """
    Any of these, by name, separated by commas; the beginning is enough. Enter all for all of them:
    """
  case aSearch = "Enter a name or part of it to search for it. A single match is taken."
  case suggestions = "Suggestions: %@"
  case aNumber = "A number"
  case aWholeNumber = "A whole number"
  case aDate = "A date, for example %@"
  case aTime = "A time, for example %@"
  case aDateAndTime = "A date and time, for example %@"
  case aMonth = "A month, for example %@"
  case aYear = "A year, for example %@"
  case factFromTo = "%@ from %@ to %@"
  case factOnly = "%@: it must be %@"
  case only = "only %@"
  case dateFromTo = "%@; from %@ to %@"
  case factOrMore = "%@, %@ or more"
  case factAtMost = "%@, at most %@"
  case dateOrLater = "%@; %@ or later"
  case dateOrEarlier = "%@; %@ or earlier"
  case factInUnit = "%@, in %@"
  case sentence = "%@."
  case moreMayCome = "Some answers lead to more questions."

  // Answers that are not accepted.
  case mustBeYes = "Answer yes to continue."
  case noSuchCommand = "There is no command “%@”. Enter ? for help."
  case noSuchCommandHere = "There is no command “%@”. Enter ? for help, or %@ as an answer."
  case noSuchCommandInFile = "There is no command '%@'. To answer with this text, enter %@."
  case noSuchCommandSecret = "There is no such command. To enter this text, put a backslash before it."
  case couldBe = "“%@” could be %@."
  case orOthers = "%@ or %@ other¦%@ or %@ others"
  case optionsMatch = "“%@” matches %@ option:¦“%@” matches %@ options:"
  case moreMatches = "and %@ more"
  case which = "Which “%@”? (number, more letters, or Enter to start again)"
  case whichByName = "Which “%@”? (more letters, or Enter to start again)"
  case whichHelp = "Press Enter to answer the whole question again."
  case noSuchOption = "“%@” isn't one of the options. Enter numbers or names, separated by commas."
  case noSuchOptionName = "“%@” isn't one of the options. Enter names, separated by commas."
  case quoted = "“%@”: %@"
  case oneOnly = "Enter only one of the options."
  case notUTF8 = "Enter text in UTF-8."
  case lineTooLong = "This is too long. A line can have up to %@ bytes."
  case unendedText = "End the text with a line that contains only a full stop."
  case leftOver = "All questions are answered; this line is left over."
  case nameAndAnswer = "Enter a name and an answer, for example name=answer."
  case unknownField = "Unknown field '%@'."
  case didYouMean = "Did you mean '%@'?"
  case answeredAlready = "'%@' was already answered in line %@."
  case notApplicable = "Not applicable with these answers."
  case line = "line %@"

  // Collections.
  case adds = "a to add"
  case edits = "%@ to edit"
  case removes = "r%@ to remove"
  case moves = "m%@ %@ to move"
  case duplicates = "d%@ to duplicate"
  case goesOn = "Enter to continue"
  case positions = "%@–%@"
  case notPossibleHere = "You can't use “%@” here. Enter %@. Press Enter to continue."
  case onlyEnterHere = "You can't use “%@” here. Press Enter to continue."
  case addHelp = "Enter a to add an entry and answer its questions."
  case addHelpBefore = "Enter a to add an entry at the end, or a1 to add it before entry 1, and answer its questions."
  case editHelp = "Enter a number to answer the questions of that entry again."
  case removeHelp = "Enter r1 to remove entry 1."
  case moveHelp = "Enter m2 1 to move entry 2 to position 1."
  case duplicateHelp = "Enter d1 to add a copy of entry 1 after it."
  case enterContinues = "Press Enter to continue."
  case removeEntry = "Remove %@, “%@”?"
  case notRemoved = "Nothing was removed."

  // Collections by name.
  case noSuchPosition = "There is no entry %@. Enter a position from 1 to %@."
  case countsFromOne = "There is no entry %@. Entries are numbered from 1."
  case namesAnswerOfEntry = "Name an entry and its question, for example '%@'."
  case namesOfEntry = "By name: %@"
  case namesEntry = "Name an entry, for example '%@'."
  case addsEmptyEntry = "'%@' adds an empty entry."
  case addsEntry = "'%@' adds an entry."
  case belongsToCase = "This belongs to “%@”, which isn't chosen. Enter '%@' to choose it."

  // The review.
  case review = "Review"
  case enterSubmits = "Press Enter to submit, or enter a number to change an answer. :cancel quits."
  case enterSubmitsBriefly = "Press Enter to submit, or enter a number to change an answer. ? shows all answers."
  case enterSubmitsOnly = "Press Enter to submit. :cancel quits."
  case cannotSubmit = "Enter a number to change an answer. ? shows all answers, :cancel quits."
  case cannotSubmitOnly = "Enter :cancel to quit."
  case changed = "Changed:"
  case nothingChanged = "No answers changed."
  case submitQuestion = "%@?"
  case reviewHelp = "Nothing is submitted yet. < goes back to the last question."
  case buttons = "Buttons: %@"
  case noQuestions = "There is nothing to answer here."
  case noSuchNumber = "There is no number %@. Enter a number from 1 to %@."
  case enterNumber = "Enter a number from 1 to %@."
  case noSuchNumberButOne = "There is no number %@. The only one is 1."
  case noSuchNameButOne = "There is no “%@” here. Enter 1, or ? to see all answers."
  case noSuchName = "There is no “%@” here. Enter a number from 1 to %@, or ? to see all answers."
  case noSuchNameButNear = "There is no “%@” here. Did you mean “%@”?"
  case noSuchButton = "There is no “%@” here. Enter ? for help."
  case ambiguous = "“%@” could be %@. Enter the number."

  // Forms that are edited and saved.
  case enterEdits = "Press Enter to edit. :cancel quits."
  case enterEditsOthers = "Press Enter to edit, or enter a number to change only that answer. :cancel quits."
  case enterSaves =
    "Press Enter to save, or enter a number to change an answer. :discard cancels your changes, :cancel quits."
  case enterTriesAgain = "Press Enter to try again, or enter a number to change an answer. :cancel quits."
  case numberChanges = "Enter a number to change an answer. :cancel quits."
  case readOnlyForm = "You can only read this form. :cancel quits."
  case whatNext = "What next?"
  case editFirst = "Enter :edit first."
  case isBeingEdited = "You are editing already."
  case nothingToDiscard = "There are no changes to discard."
  case saved = "Saved."
  case saveOrDiscard = "%@ (%@, %@, or Enter to keep editing)"
  case saveOrDiscardHelp = "Enter %@ or %@, or press Enter to keep editing."
  case lockedUntilEdit = "“%@” can't be changed yet. Enter :edit first."
  case lockedForGood = "“%@” can't be changed. You can only read this form."
  case lockedAnswer = "This can't be changed. The form can only be read."

  // The end.
  case noInput = "There is no terminal and no input to read answers from."
  case sendInput = "Run it in a terminal, or send a line of input for each question."
  case cannotWrite = "The result couldn't be written to standard output."
  case secretFromPipe = """
    '%@' is secret and is read from a terminal only; '%@' allows it to come from a pipe or file.
    """
  case endedAt = "The input ended at '%@', which still needs an answer."
  case endedAtQuestion = "The input ended, but “%@” still needs an answer."
  case ended = "The input ended before the form was submitted."
  case endedUnsaved = "The input ended. Your changes were not saved."
  case endedUnchanged = "The input ended."
  case nothingSubmitted = "Nothing was submitted."

  // The command line.
  case unknownOption = "Unknown option '%@'."
  case helpListsOptions = "'--help' lists the options."
  case answersWithMode = "'%@' and '%@' can't be used together. Answers by name are read without asking."
  case oneMode = "'%@' and '%@' can't be used together. Use only one of '--dialogue', '--screen' and '--inline'."
  case unexpectedArgument = "Unexpected argument '%@'. Answers come from standard input."
  case needsValue = "'%@' needs a value, for example '%@'."
  case cannotRecord = "The recording couldn't be written to '%@': %@."
  case usage = """
    Usage: %@ [--dialogue | --screen | --inline] [--at ROW] [--answers] [--secrets-from-input]
           [--record FILE] [--texts] [--help]

    On a terminal, the form fills the window. If the terminal can't do that (TERM=dumb) or ACCESSIBLE is set, its
    questions are asked one after the other. From a pipe or file, one line is read for each question, in the same order;
    an empty line keeps the current answer. The result is printed to standard output as JSON, everything else to
    standard error.

      --dialogue            Ask one question after the other, even without a terminal.
      --screen              Fill the window, or fail.
      --inline              Use a few lines under the prompt, or fail.
      --at ROW              Begin at a row, such as 'invoice/vat' or 'guests/2/name'.
      --answers             Read 'name=answer' lines, in any order. In collections, 'guests.2.name=answer' answers in
                            the second entry, and 'tags+=answer' adds one.
      --secrets-from-input  Read secrets from a pipe or file too.
      --record FILE         Write what is done in the form to a file, as a script that tests can play. Secrets are
                            left out.
      --texts               Print the keys of the form's own texts, for translations; '--texts=xcstrings' prints a
                            string catalog.
      --help                Print this help.

    Exit codes: 0 submitted, 1 the work after a submit failed, 64 wrong usage or no input, 65 incomplete or invalid input,
    70 an error in the form itself, 74 the result could not be written, 130 cancelled.

    """
}
