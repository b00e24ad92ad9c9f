import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { countQuery, idParams, listQuery } from '#api/lists.ts'
import { mail, mailCounts, mailDelivery, mailFilter, mailWithText } from '../schema.ts'

export const outboxCalls = {
  'GET /api/admin/mail-delivery': { access: 'messages.manage', answer: mailDelivery },
  'GET /api/admin/outbox': {
    access: 'outbox.manage',
    query: z.extend(listQuery, mailFilter.shape),
    answer: z.array(mail),
  },
  'GET /api/admin/outbox/counts': { access: 'outbox.manage', query: countQuery, answer: mailCounts },
  'GET /api/admin/outbox/:id': { access: 'outbox.manage', params: idParams, answer: mailWithText },
  'GET /api/admin/outbox/:id/view': { access: 'outbox.manage', params: idParams, file: true },
  'POST /api/admin/outbox/test': {
    access: 'outbox.manage',
    summary: 'A mail to oneself, to see whether mail arrives',
    created: mail,
  },
  'POST /api/admin/outbox/:id/resend': { access: 'outbox.manage', params: idParams, answer: mail },
} satisfies Calls

type OutboxCalls = typeof outboxCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends OutboxCalls {}
}
