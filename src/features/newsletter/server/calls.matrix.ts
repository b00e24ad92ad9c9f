import { admins, everyone, type Matrix, office, signedIn } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'PUT /api/user/consents/{purpose}': signedIn(409, { isGiven: false }),
    'POST /api/newsletter/subscribe': everyone(201, { email: 'reader@example.com' }),
    'GET /api/newsletter/confirm?token=x': everyone(200),
    'POST /api/newsletter/confirm': everyone(404, { token: 'x' }),
    'GET /api/newsletter/areas?token=x': everyone(200),
    'POST /api/newsletter/areas': everyone(404, { token: 'x' }),
    'POST /api/newsletter/unsubscribe': everyone(404, { token: 'x' }),
    'GET /api/admin/newsletter-subscribers': admins(200),
    'GET /api/admin/newsletter-subscribers/counts': admins(200),
    'GET /api/admin/newsletter-subscribers.csv': admins(200),
    'POST /api/admin/newsletter-subscribers/import/preview': admins(415, {}),
    'POST /api/admin/newsletter-subscribers/import': admins(415, {}),
    'GET /api/admin/newsletter-issues': admins(200),
    'GET /api/admin/publications/{id}/newsletter': office(200),
    'GET /api/admin/publications/{id}/newsletter/view?language=en': office(200),
    'POST /api/admin/publications/{id}/newsletter/test': office(200, { language: 'en' }),
    'POST /api/admin/publications/{id}/newsletter/send': office(200, { language: 'en' }),
  },
}
