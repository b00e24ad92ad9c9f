/**
 * The circle of tests that a run covers (docs/testing.md): `npm test` sets `first`, `npm run test:rest` sets `rest`.
 * Otherwise, as with `vitest run FILE`, both run.
 */
const circle = process.env.TEST_CIRCLE

export const runsFirst = circle !== 'rest'
export const runsRest = circle !== 'first'
