"""Waits until the script of a page has nothing left to send."""

import time

from playwright.sync_api import Error

PATIENCE = 20
SETTLED = """() => document.readyState === 'complete'
  && !['pending', 'saving', 'failed'].includes(document.getElementById('state')?.dataset.state)"""


def settle(page, patience=PATIENCE):
    """Returns at once on a page without a script."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            if page.evaluate(SETTLED):
                return
        except Error as error:
            # The page is being left.
            if "context was destroyed" not in str(error) and "navigat" not in str(error):
                raise
        time.sleep(0.02)
    raise TimeoutError(f"The answers were not saved: {page.locator('#state').text_content()}")
