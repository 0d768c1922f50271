"""JSON lines: requests on standard input, answers on standard output. Scripts are known only to the other side."""

import json
import signal
import sys
import traceback

# Shorter than that of the tests, which wait 60 s for an answer: the answer says what was expected and what is shown.
PATIENCE = 50.0


class Trouble(Exception):
    """Something was not found: what was expected, and what was shown instead."""

    def __init__(self, message, shown=""):
        super().__init__(message)
        self.shown = shown


def serve(driver):
    """Answers requests with the driver's methods until the input ends; then the driver is closed."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        for line in sys.stdin:
            request = json.loads(line)
            name = request.pop("do")
            try:
                answer = getattr(driver, "do_" + name)(**request)
            except Trouble as trouble:
                answer = {"error": str(trouble), "shown": trouble.shown}
            except Exception:  # Report it: the other side is waiting for an answer.
                answer = {"error": traceback.format_exc(), "shown": driver.shown()}
            print(json.dumps(answer or {}), flush=True)
    finally:
        driver.close()
