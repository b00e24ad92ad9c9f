import { admins, type Matrix } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/backups': admins(200),
    'POST /api/admin/backups': admins(200),
  },
}
