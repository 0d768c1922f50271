#pragma once

/// Writes a line when the program's first window has been drawn for the first time: the memory of the process at that
/// time, in bytes. Then calls `then`, unless it is null. Both programs that are compared use this.
void bench_tell_first_frame(void (*then)(void));

/// How many entries the program's window has.
int bench_entry_count(void);

/// Inserts a text at the end of an entry, as if it were typed.
void bench_type(int entry, const char *text);
