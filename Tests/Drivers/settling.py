"""Waits until the script of a page has nothing left to send."""

import time

PATIENCE = 20
SETTLED = """() => document.readyState === 'complete'
  && !['pending', 'saving', 'failed'].includes(document.getElementById('state')?.dataset.state)
  && !document.querySelector('.checking')"""
# What browsers say of a page that is being left.
LEFT = ("context was destroyed", "navigat", "unload event")


def settle(page, patience=PATIENCE):
    """Returns at once on a page without a script. The page is whatever can `evaluate` a function there."""
    wait(page, SETTLED, patience)


def wait(page, condition, patience=PATIENCE):
    """Waits until a function of the page returns true."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            if page.evaluate(condition):
                return
        except Exception as error:
            if not any(words in str(error) for words in LEFT):
                raise
        time.sleep(0.02)
    state = page.evaluate("() => document.getElementById('state')?.textContent")
    raise TimeoutError(f"The answers were not saved: {state}")
