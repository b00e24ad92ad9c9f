/**
 * Factor by which tests extend Mizan's time limits: suites share the machine, and their requests must not be
 * refused. Only tests of a limit run without it.
 */
export const timeLimitScale = 40

/** Longer than any test should take: it only ends a test that waits forever. */
export const backstopInMs = 300_000
