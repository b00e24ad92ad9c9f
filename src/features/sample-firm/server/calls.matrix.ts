import { admins, type Matrix, office } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/sample-firm': admins(200),
    'GET /api/admin/sample-firm/notice': office(200),
    // This database has no sample firm, so nothing happens.
    'POST /api/admin/sample-firm/remove': admins(200, { confirmation: 'DELETE' }),
  },
}
