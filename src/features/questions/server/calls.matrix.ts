import { clients, everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { questionVersions } from './table.ts'

const typed = { versionId: 999_999, changes: {} }

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/question-sets': office(200),
    'POST /api/admin/question-sets': office(201, { area: 'contract' }),
    'GET /api/admin/question-sets/{id}': office(200),
    'PUT /api/admin/question-sets/{id}': office(200, { content: [] }),
    'DELETE /api/admin/question-sets/{id}': office(204),
    'POST /api/admin/question-sets/{id}/publish': office(201, {}),
    'POST /api/admin/question-sets/{id}/review': office(201),
    'GET /api/admin/consultations/{id}/questions': office(200),
    // The area of the request has no published questions.
    'POST /api/admin/consultations/{id}/questions/request': office(409),
    'PUT /api/admin/consultations/{id}/questions': office(409, typed),
    'POST /api/admin/consultations/{id}/questions': office(409, typed),
    'PUT /api/admin/consultations/{id}/questions/read': office(204),
    // The request belongs to another client.
    'GET /api/client/consultations/{id}/questions': clients(404),
    'PUT /api/client/consultations/{id}/questions': clients(404, typed),
    'POST /api/client/consultations/{id}/questions': clients(404, typed),
    'GET /api/requests/questions?token=unknown': everyone(200),
    'PUT /api/requests/questions': everyone(404, { ...typed, token: 'unknown' }),
    'POST /api/requests/questions': everyone(404, { ...typed, token: 'unknown' }),
  },
  records: {
    'admin/question-sets': async (db) => {
      await db.delete(questionVersions)
      return insertedId(db.insert(questionVersions).values({ area: 'corporate', number: 1 }).returning())
    },
  },
}
