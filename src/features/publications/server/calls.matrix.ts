import { everyone, type InsertRecord, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { publications } from './table.ts'

export const publication = { titleEn: 'Arbitration', contentEn: 'Clauses that hold when tested.' }

export const insertPublication: InsertRecord = (db) =>
  insertedId(db.insert(publications).values(publication).returning())

export const matrix: Matrix = {
  calls: {
    'GET /api/publications': everyone(200),
    'GET /api/publications/years': everyone(200),
    'GET /api/publications/{id}': everyone(200),
    'GET /api/admin/publications': office(200),
    'GET /api/admin/publications.csv': office(200),
    'GET /api/admin/publications/counts': office(200),
    'POST /api/admin/publications': office(201, { ...publication, category: 'litigation' }),
    'POST /api/admin/publications/preview': office(200, { contentEn: '## Clauses' }),
    'GET /api/admin/publications/{id}': office(200),
    'PUT /api/admin/publications/{id}': office(200, { isVisible: false }),
    'DELETE /api/admin/publications/{id}': office(204),
    'GET /api/admin/publications/{id}/revisions': office(200),
    'GET /api/admin/publications/{id}/revisions/{revisionId}': office(404),
    'POST /api/admin/publications/{id}/revisions/{revisionId}/restore': office(404),
  },
  records: {
    publications: insertPublication,
  },
}
