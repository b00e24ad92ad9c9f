import { insertUser } from '#features/users/server/calls.matrix.ts'
import { clients, insertedId, type Matrix, office, signedIn } from '#tests/support/matrix-rows.ts'
import { messages } from './table.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/messages': signedIn(200),
    'POST /api/messages': signedIn(400, {}),
    // The message is to another client, and not about a request.
    'GET /api/messages/{id}': { answers: { guest: 401, client: 404, staff: 404, admin: 200 } },
    'PUT /api/messages/{id}': {
      answers: { guest: 401, client: 404, staff: 404, admin: 403 },
      body: { status: 'archived' },
    },
    'GET /api/client/conversations': clients(200),
    'GET /api/client/correspondents': clients(200),
    'GET /api/admin/messages': office(200),
    'GET /api/admin/correspondents': office(200),
    'GET /api/admin/correspondents/{id}': office(200),
  },
  records: {
    correspondents: insertUser,
    messages: (db, toUserId) =>
      insertedId(
        db.insert(messages).values({ toUserId, subject: 'Lease', content: 'It begins in May.' }).returning(),
      ),
  },
}
