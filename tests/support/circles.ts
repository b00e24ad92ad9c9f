/**
 * The circle of tests that a run covers (docs/testing.md): `first` in `npm test`, `rest` in `npm run test:rest`.
 * `part` is `npm test` with patterns: all tests of some files, in the first language and on the first engine. Without
 * a value, as with `vitest run FILE`, all runs.
 */
const circle = process.env.TEST_CIRCLE as 'check' | 'first' | 'rest' | 'part' | undefined

/** Whether tests run on the first engine. */
export const runsFirst = circle !== 'rest'
/** Whether tests run on the second engine, and in conditions that the first circle leaves out. */
export const runsRest = circle === 'rest' || circle === undefined
/** The tests that are selected. */
export const selects = circle === undefined || circle === 'part' ? 'all' : circle
