import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, pagedQuery } from '#api/lists.ts'
import { delivery, receiver, receiverChanges, receiverInput, receiverWithSecret } from '../schema.ts'

const ofReceiver = { access: 'programs.manage', params: idParams } as const

export const webhookCalls = {
  'GET /api/admin/webhooks': { access: 'programs.manage', answer: z.array(receiver) },
  'GET /api/admin/webhooks/:id': { ...ofReceiver, answer: receiver },
  'POST /api/admin/webhooks': {
    access: 'programs.manage',
    summary: 'Adds a receiver of events; it requires a recent proof. The secret is in this response only',
    body: receiverInput,
    created: receiverWithSecret,
  },
  'PUT /api/admin/webhooks/:id': {
    ...ofReceiver,
    summary: 'Changes a receiver, or switches it on or off; it requires a recent proof',
    body: receiverChanges,
    answer: receiver,
  },
  'DELETE /api/admin/webhooks/:id': ofReceiver,
  'POST /api/admin/webhooks/:id/secret': {
    ...ofReceiver,
    summary: 'Makes a new secret; the previous one signs too for 24 hours. It requires a recent proof',
    created: receiverWithSecret,
  },
  'POST /api/admin/webhooks/:id/test': {
    ...ofReceiver,
    summary: 'Sends an event of the kind `test`, once',
    created: delivery,
  },
  'GET /api/admin/webhook-deliveries': {
    access: 'programs.manage',
    summary: 'The deliveries of the last 30 days, newest first',
    query: pagedQuery,
    answer: z.array(delivery),
  },
  'POST /api/admin/webhook-deliveries/:id/resend': {
    ...ofReceiver,
    summary: 'Sends an event again under the same id',
    answer: delivery,
  },
} satisfies Calls

type WebhookCalls = typeof webhookCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends WebhookCalls {}
}
