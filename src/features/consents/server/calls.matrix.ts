import { type Matrix, signedIn } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/user/consents': signedIn(200),
  },
  records: {
    consents: async () => 'terms',
  },
}
