import { insertUser } from '#features/users/server/calls.matrix.ts'
import { admins, insertedId, type Matrix, signedIn } from '#tests/support/matrix-rows.ts'
import { erasureRequests } from './table.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/user/export': signedIn(200),
    'GET /api/user/erasure': signedIn(200),
    'POST /api/user/erasure': signedIn(400, { confirmation: 'DELETE', password: 'not-the-password' }),
    'DELETE /api/user/erasure': signedIn(404),
    'GET /api/admin/erasure-requests': admins(200),
    'GET /api/admin/erasure-requests/counts': admins(200),
    'GET /api/admin/erasure-requests/{id}': admins(200),
    'POST /api/admin/erasure-requests/{id}/refuse': admins(201, {
      reason: 'An open matter must be kept for now.',
    }),
    'POST /api/admin/erasure-requests/{id}/carry-out': admins(201, { confirmation: 'DELETE' }),
    'GET /api/admin/guests/{id}/export': admins(200),
    'POST /api/admin/guests/{id}/erasure': admins(204, { confirmation: 'DELETE' }),
  },
  records: {
    'erasure-requests': async (db, ownerId, visitor) => {
      const userId = await insertUser(db, ownerId, visitor)
      const dueAt = '2999-01-01T00:00:00.000Z'
      return insertedId(db.insert(erasureRequests).values({ userId, dueAt }).returning())
    },
  },
}
