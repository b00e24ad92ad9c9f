import { type Matrix, signedIn } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    // The apps of tests admit no stream unless they say so: it would never end.
    'GET /api/live': signedIn(503),
  },
}
