import { shippedVersion } from '#features/legal-pages/server/shipped-texts.ts'
import { admins, type Matrix } from '#tests/support/matrix-rows.ts'

const choice = { kind: 'requests', period: { amount: 24, unit: 'month' } }

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/retention': admins(200),
    'GET /api/admin/retention/due': admins(400),
    'POST /api/admin/retention/figures': admins(201, choice),
    'PUT /api/admin/retention': admins(200, { ...choice, version: shippedVersion, confirmed: 0 }),
  },
}
