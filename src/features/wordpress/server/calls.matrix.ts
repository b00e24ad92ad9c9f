import { type Matrix, office } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'POST /api/admin/publications/wordpress/preview': office(415, {}),
    'POST /api/admin/publications/wordpress': office(415, {}),
  },
}
