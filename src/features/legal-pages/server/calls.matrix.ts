import { admins, everyone, type Matrix } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/legal-pages/{slug}': everyone(200),
    'GET /api/admin/legal-pages': admins(200),
    'GET /api/admin/legal-pages/{slug}': admins(200),
    'PUT /api/admin/legal-pages/{slug}': admins(200, { titleEn: 'Notice' }),
    'GET /api/admin/legal-pages/{slug}/versions': admins(200),
    // No version has this id.
    'GET /api/admin/legal-pages/{slug}/versions/{version}': admins(404),
    'POST /api/admin/legal-pages/{slug}/versions/{version}/restore': admins(404, {}),
    'POST /api/admin/legal-pages/preview': admins(201, { language: 'en', content: '## Scope' }),
  },
  records: {
    'legal-pages': async () => 'disclaimer',
  },
}
