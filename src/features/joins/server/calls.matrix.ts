import { admins, type Matrix } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/people/{id}/join': admins(400),
    'POST /api/admin/people/{id}/join': admins(400, {}),
    'GET /api/admin/guests/{id}/join': admins(400),
    'POST /api/admin/guests/{id}/join': admins(400, {}),
  },
}
