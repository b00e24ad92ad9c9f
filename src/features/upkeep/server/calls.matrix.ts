import { admins, type Matrix } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/system': admins(200),
    'POST /api/admin/system/check': admins(200),
  },
}
