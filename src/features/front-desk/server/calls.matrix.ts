import { type Matrix, office } from '#tests/support/matrix-rows.ts'

const call = {
  origin: 'phone',
  firstName: 'نورة',
  phone: '0551234567',
  service: 'corporate',
  // The matrix records the same call as staff and as an admin.
  confirmsSimilar: true,
}

export const matrix: Matrix = {
  calls: {
    'POST /api/admin/consultations': office(201, call),
    'GET /api/admin/front-desk': office(200),
    'GET /api/admin/similar-requests?phone=055': office(200),
    'POST /api/admin/consultations/{id}/spoken-with': office(201, { origin: 'phone' }),
    'PUT /api/admin/consultations/{id}/urgent-day': office(200, { urgentDay: '2030-01-02' }),
    // The request belongs to a client, who follows it in the portal.
    'POST /api/admin/consultations/{id}/link-mail': office(409),
  },
}
