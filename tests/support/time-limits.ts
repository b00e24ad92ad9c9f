/**
 * Factor by which tests extend the program's own time limits: suites share the machine and must not be turned away.
 * Only tests of a limit run without it.
 */
export const timeLimitScale = 40

/** No test should take this long: it only ends one that waits for something that never happens. */
export const backstopInMs = 300_000
