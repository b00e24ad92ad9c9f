import { clients, type Matrix, office } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/client/summary': clients(200),
    'GET /api/admin/summary': office(200),
    'GET /api/admin/summary/today': office(200),
  },
}
