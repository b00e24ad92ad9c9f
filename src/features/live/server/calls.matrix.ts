import { type Matrix, signedIn } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    // The apps in tests accept no stream by default, since it would never end.
    'GET /api/live': signedIn(503),
  },
}
