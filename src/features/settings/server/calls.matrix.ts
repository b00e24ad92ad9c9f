import { admins, everyone, type Matrix } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/settings': everyone(200),
    'GET /api/admin/settings': admins(200),
    'PUT /api/admin/settings': admins(200, [{ key: 'meta_title', value: 'Attorneys' }]),
  },
}
