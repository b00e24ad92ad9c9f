/**
 * The circle of tests that a run covers (docs/testing.md). `part` is `npm test` with patterns: all tests of some
 * files, in the first language and on the first engine. Without a value, as with `vitest run FILE`, all runs.
 */
const circle = process.env.TEST_CIRCLE as 'check' | 'first' | 'rest' | 'part' | undefined

/** The tests that are selected. */
export const selects = circle === undefined || circle === 'part' ? 'all' : circle

/** The engines of the suites that run on both. */
export const engines = {
  check: [],
  first: ['embedded' as const],
  part: ['embedded' as const],
  rest: ['postgresql' as const],
  all: ['embedded' as const, 'postgresql' as const],
}[circle ?? 'all']
