import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, listQuery } from '#api/lists.ts'
import { consultation } from '#features/consultations/schema.ts'
import {
  contactConversion,
  contactMessage,
  contactMessageChanges,
  contactMessageFilter,
  contactReply,
} from '../admin-schema.ts'
import { contactInput, contactReceipt } from '../schema.ts'

export const contactMessageCalls = {
  'POST /api/contact': { access: 'open', body: contactInput, created: contactReceipt },
  'GET /api/admin/contact-messages': {
    access: 'messages.manage',
    query: z.extend(listQuery, contactMessageFilter.shape),
    answer: z.array(contactMessage),
  },
  'GET /api/admin/contact-messages.csv': {
    access: 'messages.manage',
    query: z.extend(listQuery, contactMessageFilter.shape),
    file: true,
  },
  'GET /api/admin/contact-messages/:id': {
    access: 'messages.manage',
    params: idParams,
    answer: contactMessage,
  },
  'PUT /api/admin/contact-messages/:id': {
    access: 'messages.manage',
    params: idParams,
    body: contactMessageChanges,
    answer: contactMessage,
  },
  'DELETE /api/admin/contact-messages/:id': { access: 'messages.manage', params: idParams },
  'POST /api/admin/contact-messages/:id/reply': {
    access: 'messages.manage',
    params: idParams,
    body: contactReply,
    created: contactMessage,
  },
  'POST /api/admin/contact-messages/:id/consultation': {
    access: 'messages.manage',
    params: idParams,
    body: contactConversion,
    created: consultation,
  },
} satisfies Calls

type ContactMessageCalls = typeof contactMessageCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends ContactMessageCalls {}
}
