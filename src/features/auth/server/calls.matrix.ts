import { admins, everyone, insertedId, type Matrix, signedIn } from '#tests/support/matrix-rows.ts'
import { sessions } from './table.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/user': signedIn(200),
    'POST /api/login': everyone(401, { username: 'nobody', password: 'wrong' }),
    'POST /api/register': everyone(400, {}),
    'POST /api/user/password': signedIn(400, {
      currentPassword: 'not-the-password',
      newPassword: 'long-enough',
    }),
    'POST /api/password/forgot': everyone(201, { email: 'nobody@example.com' }),
    'GET /api/password/reset?token=x': everyone(200),
    'POST /api/password/reset': everyone(404, { token: 'x', newPassword: 'long-enough' }),
    'GET /api/email/verify?token=x': everyone(200),
    'POST /api/email/verify': everyone(404, { token: 'x' }),
    'GET /api/user/email': signedIn(200),
    'POST /api/user/email': signedIn(400, {
      email: 'another@example.com',
      currentPassword: 'not-the-password',
    }),
    'DELETE /api/user/email': signedIn(404),
    // The clients in these tests have verified their address.
    'POST /api/user/email/verification': { answers: { guest: 401, client: 409, staff: 201, admin: 201 } },
    'GET /api/user/sessions': signedIn(200),
    'DELETE /api/user/sessions': signedIn(204),
    'DELETE /api/user/sessions/{id}': signedIn(404),
    'POST /api/user/proof': signedIn(400, { currentPassword: 'not-the-password' }),
    'POST /api/logout': everyone(204),
    'POST /api/admin/users/{id}/password-reset': admins(201),
  },
  records: {
    '/api/user/sessions': (db, userId) =>
      insertedId(
        db
          .insert(sessions)
          .values({ userId, tokenHash: crypto.randomUUID(), expiresAt: '2999-01-01T00:00:00.000Z' })
          .returning(),
      ),
  },
}
