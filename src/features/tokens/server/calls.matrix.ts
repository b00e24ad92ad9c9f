import { admins, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { apiTokens } from './table.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/user/tokens': office(200),
    'POST /api/user/tokens': office(201, { name: 'Accounts', scopes: ['agreements:read'] }),
    // A token of somebody else.
    'DELETE /api/user/tokens/{id}': office(404),
    'GET /api/admin/tokens': admins(200),
    'DELETE /api/admin/tokens/{id}': admins(204),
  },
  records: {
    tokens: (db, userId) =>
      insertedId(
        db
          .insert(apiTokens)
          .values({
            userId,
            name: 'Accounts',
            tokenHash: crypto.randomUUID(),
            scopes: ['agreements:read'],
            networks: [],
            endsAt: '2999-01-01T00:00:00.000Z',
          })
          .returning(),
      ),
  },
}
