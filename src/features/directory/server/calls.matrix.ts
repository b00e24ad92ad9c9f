import { admins, everyone, type Matrix, office, signedIn } from '#tests/support/matrix-rows.ts'

/** The app of the matrix has no directory. */
export const matrix: Matrix = {
  calls: {
    'GET /api/login/directory': everyone(200),
    'POST /api/login/directory': everyone(404, { code: '123456' }),
    'GET /api/user/directory': office(200),
    'POST /api/user/directory': office(404),
    'DELETE /api/user/directory': office(404),
    'POST /api/user/proof/directory': signedIn(404, {}),
    'GET /api/admin/users/{id}/directory': admins(200),
    'PUT /api/admin/users/{id}/directory': admins(404, { name: 'sara@example.com' }),
    'DELETE /api/admin/users/{id}/directory': admins(404),
    'GET /api/admin/directory': admins(200),
  },
}
