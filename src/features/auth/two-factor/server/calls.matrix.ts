import { sql } from 'drizzle-orm'
import { insertUser } from '#features/users/server/calls.matrix.ts'
import { admins, type Matrix, signedIn } from '#tests/support/matrix-rows.ts'
import { twoFactors } from './table.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/user/two-factor': signedIn(200),
    'POST /api/user/two-factor': signedIn(400, { currentPassword: 'not-the-password' }),
    'POST /api/user/two-factor/confirm': signedIn(409, { code: '000000' }),
    'POST /api/user/two-factor/recovery-codes': signedIn(400, {
      currentPassword: 'not-the-password',
      code: '000000',
    }),
    'POST /api/user/two-factor/off': signedIn(400, { currentPassword: 'not-the-password', code: '000000' }),
    'GET /api/admin/users/{id}/two-factor': admins(200),
    'DELETE /api/admin/users/{id}/two-factor': admins(204),
  },
  records: {
    '/two-factor': async (db, ownerId, visitor) => {
      const userId = await insertUser(db, ownerId, visitor)
      await db.insert(twoFactors).values({ userId, secret: 'sealed', confirmedAt: sql`now()` })
      return userId
    },
  },
}
