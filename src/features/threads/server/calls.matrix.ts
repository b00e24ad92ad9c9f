import { type Matrix, office } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = { calls: { 'GET /api/admin/consultations/{id}/thread': office(200) } }
