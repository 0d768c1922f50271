#pragma once

/// Writes a line when the first window of the program has been drawn for the first time: the memory that the process has
/// then, in bytes. Both programs that are compared use this. Then `then` is called, if there is one.
void bench_tell_first_frame(void (*then)(void));

/// How many entries the program's window has.
int bench_entry_count(void);

/// Types a text at the end of an entry, as far as the program can tell.
void bench_type(int entry, const char *text);
