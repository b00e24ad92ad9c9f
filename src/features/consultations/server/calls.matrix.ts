import { clients, everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { consultationNotes, consultations } from './table.ts'

export const consultation = {
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  email: 'sara@example.com',
  phone: '0550123344',
  service: 'corporate',
  message: 'We want to add a partner.',
}

export const matrix: Matrix = {
  calls: {
    'POST /api/consultations': everyone(201, consultation),
    // The link is unknown.
    'GET /api/requests?token=unknown': everyone(200),
    'POST /api/requests/withdraw': everyone(404, { token: 'unknown' }),
    'GET /api/client/consultations': clients(200),
    'GET /api/client/consultations/{id}': clients(404),
    'PUT /api/client/consultations/{id}/withdraw': clients(404),
    'GET /api/client/earlier-requests': clients(200),
    // No guest request has the email address of this client.
    'POST /api/client/earlier-requests': clients(404, { ids: [999_999] }),
    'GET /api/admin/consultations': office(200),
    'GET /api/admin/consultations.csv': office(200),
    'GET /api/admin/consultations/counts': office(200),
    'GET /api/admin/consultations/open-by-assignee': office(200),
    // The assignee is unknown.
    'POST /api/admin/consultations/assign': office(400, { ids: [999_999], assignedToId: 999_999 }),
    'GET /api/admin/consultations/{id}': office(200),
    'PUT /api/admin/consultations/{id}': office(200, { notes: 'seen' }),
    // The request belongs to a client, to whom the office writes in the portal.
    'POST /api/admin/consultations/{id}/reply': office(409, { message: 'We will call you.' }),
    'POST /api/admin/consultations/{id}/notes': office(201, { text: 'Called back.' }),
    'GET /api/admin/mentions': office(200),
    // No note names this user.
    'PUT /api/admin/mentions/{id}': office(404),
    // The request has no assignee, so only admins decide who may read it.
    'PUT /api/admin/consultations/{id}/readers': {
      answers: { guest: 401, client: 403, staff: 403, admin: 200 },
      body: { userIds: [] },
    },
  },
  records: {
    'admin/mentions': async (db, userId) => {
      const consultationId = await insertedId(
        db
          .insert(consultations)
          .values({ ...consultation, userId, service: 'corporate' as const })
          .returning(),
      )
      return insertedId(db.insert(consultationNotes).values({ consultationId, text: 'x' }).returning())
    },
    consultations: (db, userId) =>
      insertedId(
        db
          .insert(consultations)
          .values({ ...consultation, userId, service: 'corporate' as const })
          .returning(),
      ),
  },
}
