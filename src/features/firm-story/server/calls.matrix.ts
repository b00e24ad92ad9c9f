import { everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { storyParts } from './table.ts'

const milestone = { kind: 'milestone', titleEn: '2009', textEn: 'The firm opens.' } as const

export const matrix: Matrix = {
  calls: {
    'GET /api/firm-story': everyone(200),
    'GET /api/admin/firm-story': office(200),
    'GET /api/admin/firm-story/counts': office(200),
    'POST /api/admin/firm-story': office(201, milestone),
    'GET /api/admin/firm-story/{id}': office(200),
    'PUT /api/admin/firm-story/{id}': office(200, { isVisible: false }),
    'DELETE /api/admin/firm-story/{id}': office(204),
  },
  records: {
    'admin/firm-story': (db) => insertedId(db.insert(storyParts).values(milestone).returning()),
  },
}
