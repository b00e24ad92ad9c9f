import { insertPublication } from '#features/publications/server/calls.matrix.ts'
import { type Matrix, signedIn } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/favorites': signedIn(200),
    'POST /api/favorites': signedIn(404, { publicationId: 999_999 }),
    'DELETE /api/favorites/{publicationId}': signedIn(404),
  },
  records: {
    favorites: insertPublication,
  },
}
