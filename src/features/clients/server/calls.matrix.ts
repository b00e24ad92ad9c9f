import { everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { clients } from './table.ts'

const showcasedClient = { nameEn: 'Qimam', logoUrl: '/sample/logos/qimam.svg' }

export const matrix: Matrix = {
  calls: {
    'GET /api/clients': everyone(200),
    'GET /api/admin/clients': office(200),
    'GET /api/admin/clients.csv': office(200),
    'GET /api/admin/clients/counts': office(200),
    'POST /api/admin/clients': office(201, showcasedClient),
    'POST /api/admin/clients/import/preview': office(415, {}),
    'POST /api/admin/clients/import': office(415, {}),
    'GET /api/admin/clients/{id}': office(200),
    'PUT /api/admin/clients/{id}': office(200, { isVisible: false }),
    'DELETE /api/admin/clients/{id}': office(204),
  },
  records: {
    'admin/clients': (db) => insertedId(db.insert(clients).values(showcasedClient).returning()),
  },
}
