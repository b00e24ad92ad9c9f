/**
 * What tests multiply the program's own time limits by: a suite shares its machine, and must not be turned away or
 * given up by it. Only tests about a limit open what they test without it.
 */
export const timeLimitScale = 40

/** Nothing is expected to take so long: it only ends a test that waits for what never comes. */
export const backstopInMs = 300_000
