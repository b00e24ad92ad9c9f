import { clients, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { documentRequests, documents } from './table.ts'

const document = { name: 'deed.pdf', type: 'application/pdf', size: 9, sha256: 'x' }

export const matrix: Matrix = {
  calls: {
    'GET /api/client/documents': clients(200),
    'POST /api/client/documents': clients(415, {}),
    'GET /api/client/documents/{id}/download': clients(404),
    'DELETE /api/client/documents/{id}': clients(404),
    'GET /api/client/document-requests': clients(200),
    'GET /api/admin/documents': office(200),
    'POST /api/admin/documents': office(415, {}),
    // The row exists, but not its file.
    'GET /api/admin/documents/{id}/download': office(404),
    'DELETE /api/admin/documents/{id}': office(204),
    'GET /api/admin/document-requests': office(200),
    'POST /api/admin/document-requests': office(400, {}),
    'PUT /api/admin/document-requests/{id}': office(200, { state: 'withdrawn' }),
    // The client has sent no document yet.
    'POST /api/admin/document-requests/{id}/refusal': office(409, { refusal: 'The second page is missing.' }),
    'POST /api/admin/document-requests/{id}/acceptance': office(409, {}),
  },
  records: {
    'document-requests': (db, userId) =>
      insertedId(
        db.insert(documentRequests).values({ userId, title: 'Deed', dueDate: '2026-12-01' }).returning(),
      ),
    documents: (db, userId) =>
      insertedId(
        db
          .insert(documents)
          .values({ ...document, userId, storageKey: crypto.randomUUID() })
          .returning(),
      ),
  },
}
