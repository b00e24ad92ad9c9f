import { type Matrix, office } from '#tests/support/matrix-rows.ts'

const party = { role: 'opposing', nameArabic: 'شركة الأفق الأزرق', nameLatin: '', number: null }

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/consultations/{id}/parties': office(200),
    'PUT /api/admin/consultations/{id}/parties': office(200, { parties: [party] }),
    'POST /api/admin/consultations/{id}/conflict-checks': office(201, { result: 'clear', seen: '' }),
  },
}
