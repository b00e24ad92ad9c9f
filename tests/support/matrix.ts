/** Set by `npm run test:all`: every test on both engines, every end-to-end test in both languages. */
export const isWholeMatrix = process.env.TEST_MATRIX === 'all'
