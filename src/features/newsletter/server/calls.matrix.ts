import { admins, everyone, type Matrix, signedIn } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'PUT /api/user/consents/{purpose}': signedIn(409, { isGiven: false }),
    'POST /api/newsletter/subscribe': everyone(201, { email: 'reader@example.com' }),
    'GET /api/newsletter/confirm?token=x': everyone(200),
    'POST /api/newsletter/confirm': everyone(404, { token: 'x' }),
    'POST /api/newsletter/unsubscribe': everyone(404, { token: 'x' }),
    'GET /api/admin/newsletter-subscribers': admins(200),
    'GET /api/admin/newsletter-subscribers/counts': admins(200),
    'GET /api/admin/newsletter-subscribers.csv': admins(200),
  },
}
