import { type Matrix, office } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/figures': office(200),
    'GET /api/admin/figures/month?month=2026-03': office(200),
    'GET /api/admin/figures.csv?table=load': office(200),
  },
}
