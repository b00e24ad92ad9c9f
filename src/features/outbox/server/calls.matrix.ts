import { admins, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { outbox } from './table.ts'

const failedMail = {
  recipient: 'sara@example.com',
  subject: 'Re: Lease',
  text: 'Yes.',
  html: '<p>Yes.</p>',
  state: 'failed' as const,
}

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/mail-delivery': office(200),
    'GET /api/admin/outbox': admins(200),
    'GET /api/admin/outbox/counts': admins(200),
    'GET /api/admin/outbox/{id}': admins(200),
    'GET /api/admin/outbox/{id}/view': admins(200),
    'POST /api/admin/outbox/test': admins(201),
    'POST /api/admin/outbox/{id}/resend': admins(200),
  },
  records: {
    outbox: (db) => insertedId(db.insert(outbox).values(failedMail).returning()),
  },
}
