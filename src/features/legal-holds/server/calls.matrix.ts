import { admins, type Matrix, office } from '#tests/support/matrix-rows.ts'

const body = { reason: 'A claim is before the court.' }

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/consultations/{id}/hold': office(200),
    'PUT /api/admin/consultations/{id}/hold': office(200, body),
    'DELETE /api/admin/consultations/{id}/hold': office(404),
    'GET /api/admin/users/{id}/hold': admins(200),
    'PUT /api/admin/users/{id}/hold': admins(200, body),
    'DELETE /api/admin/users/{id}/hold': admins(404),
  },
}
