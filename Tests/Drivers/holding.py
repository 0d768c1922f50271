"""What a person sees and does on a page while the program is at work and a script holds it up."""

from lines import PATIENCE
from settling import settle, wait

BUSY = """() => ['pending', 'saving', 'failed'].includes(document.getElementById('state')?.dataset.state)
  || !!document.querySelector('.checking')"""
SAVING = "() => document.getElementById('state')?.dataset.state === 'saving'"
SENT = "() => !['pending', 'saving', 'failed'].includes(document.getElementById('state')?.dataset.state)"


class Holding:
    """For pages with a script. A browser adds `press_button`, which waits for nothing."""

    is_held = False
    # Whether a button was pressed whose response is held up.
    has_begun = False

    def do_hold(self):
        self.is_held = True
        return self.state()

    def do_begin(self, id):
        """Presses a button whose response is held up, and waits until the page says so."""
        self.press_button(id)
        self.has_begun = True
        wait(self, SAVING, PATIENCE)
        return self.state()

    def do_release(self):
        """Waits for what the program was at work on."""
        self.is_held = self.has_begun = False
        settle(self, PATIENCE)
        return self.state()

    def finish_press(self):
        """Waits for what the script makes of a button or an answer, as far as that is not held up."""
        if not self.is_held:
            settle(self, PATIENCE)
        elif not self.has_begun:
            wait(self, SENT, PATIENCE)

    def is_busy(self):
        return self.evaluate(BUSY)
