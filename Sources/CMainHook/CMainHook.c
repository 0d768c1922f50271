// For tests only. An async main gives up the first thread, which GTK needs. With this hook, the thread runs GLib's loop
// instead, and the main actor runs inside that.
#include "CMainHook.h"

#if __has_include(<adwaita.h>)

#include <CGtkShim.h>
#include <glib.h>
#include <malloc.h>
#include <stdlib.h>

typedef __attribute__((swiftcall)) void (*drain_queue)(void);
typedef __attribute__((swiftcall)) void (*drain_queue_hook)(drain_queue original);

// Exported by the Swift runtime for this purpose; no header declares it.
extern drain_queue_hook swift_task_asyncMainDrainQueue_hook;

int fieldstone_main_hook_is_on(void) { return getenv("FIELDSTONE_GTK_TESTS") != NULL; }

size_t fieldstone_used_bytes(void) { return mallinfo2().uordblks; }

static __attribute__((swiftcall)) void run_loop(drain_queue original) {
  (void)original;
  if (!fieldstone_gtk_attach_main_queue()) abort();
  // Never returns: the tests end the process.
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
}

__attribute__((constructor)) static void set_hook(void) {
  if (fieldstone_main_hook_is_on()) swift_task_asyncMainDrainQueue_hook = run_loop;
}

#else

int fieldstone_main_hook_is_on(void) { return 0; }

#endif
