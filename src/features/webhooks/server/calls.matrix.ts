import { admins, insertedId, type Matrix } from '#tests/support/matrix-rows.ts'
import { webhookDeliveries, webhookReceivers } from './table.ts'

const body = { address: 'https://hooks.example.com/mizan', kinds: ['request.received'] }
const row = { address: body.address, kinds: ['request.received' as const], sealedSecret: '' }

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/webhooks': admins(200),
    'GET /api/admin/webhooks/{id}': admins(200),
    'POST /api/admin/webhooks': admins(201, body),
    'PUT /api/admin/webhooks/{id}': admins(200, { note: 'Accounting' }),
    'DELETE /api/admin/webhooks/{id}': admins(204),
    'POST /api/admin/webhooks/{id}/secret': admins(201),
    'POST /api/admin/webhooks/{id}/test': admins(201),
    'GET /api/admin/webhook-deliveries': admins(200),
    'POST /api/admin/webhook-deliveries/{id}/resend': admins(200),
  },
  records: {
    webhooks: (db) => insertedId(db.insert(webhookReceivers).values(row).returning()),
    'webhook-deliveries': async (db) => {
      const receiverId = await insertedId(db.insert(webhookReceivers).values(row).returning())
      const happenedAt = '2026-03-09T07:00:00.000Z'
      const event = { receiverId, eventId: 'evt_1', kind: 'test' as const, recordId: 1, happenedAt }
      return insertedId(db.insert(webhookDeliveries).values(event).returning())
    },
  },
}
