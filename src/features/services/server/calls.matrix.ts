import { everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { services } from './table.ts'

const service = {
  nameEn: 'Arbitration',
  descriptionEn: 'Institutional and ad hoc arbitration.',
  icon: 'fa-gavel',
}

export const matrix: Matrix = {
  calls: {
    'GET /api/services': everyone(200),
    'GET /api/services/{id}': everyone(200),
    'GET /api/admin/services': office(200),
    'GET /api/admin/services.csv': office(200),
    'POST /api/admin/services': office(201, service),
    'GET /api/admin/services/{id}': office(200),
    'PUT /api/admin/services/{id}': office(200, { status: 'active' }),
    'DELETE /api/admin/services/{id}': office(204),
  },
  records: {
    services: (db) => insertedId(db.insert(services).values(service).returning()),
  },
}
