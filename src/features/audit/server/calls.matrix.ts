import { admins, type Matrix } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/audit': admins(200),
    'GET /api/admin/audit.csv': admins(200),
    'GET /api/admin/audit/proof': admins(200),
  },
}
