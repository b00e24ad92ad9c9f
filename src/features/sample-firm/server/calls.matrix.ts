import { admins, type Matrix } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/sample-firm': admins(200),
    // There is none in this database: nothing happens.
    'POST /api/admin/sample-firm/remove': admins(200, { confirmation: 'DELETE' }),
  },
}
