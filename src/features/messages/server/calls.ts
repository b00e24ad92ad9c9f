import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, idQuery, listQuery, searchedQuery } from '#api/lists.ts'
import {
  conversation,
  correspondent,
  correspondentRole,
  knownCorrespondent,
  message,
  messageChanges,
  messageFilter,
  messageInput,
  messageStatusFilter,
  messageThread,
} from '../schema.ts'

export const messageCalls = {
  'GET /api/messages': {
    access: 'signed-in',
    query: z.extend(listQuery, { ...messageFilter.shape, consultationId: idQuery }),
    answer: z.array(message),
  },
  'GET /api/messages/:id': { access: 'signed-in', params: idParams, answer: messageThread },
  'POST /api/messages': { access: 'signed-in', body: messageInput, created: message },
  'PUT /api/messages/:id': { access: 'signed-in', params: idParams, body: messageChanges, answer: message },
  'GET /api/client/conversations': {
    access: 'portal.use',
    query: z.extend(searchedQuery, messageFilter.shape),
    answer: z.array(conversation),
  },
  'GET /api/client/correspondents': {
    access: 'portal.use',
    query: z.object({ consultationId: idQuery }),
    answer: z.array(correspondent),
  },
  'GET /api/admin/messages': {
    access: 'messages.manage',
    query: z.extend(listQuery, {
      ...messageStatusFilter.shape,
      box: z.optional(z.enum(['all', 'inbox', 'sent', 'archived'])),
      userId: idQuery,
    }),
    answer: z.array(message),
  },
  'GET /api/admin/correspondents': {
    access: 'messages.manage',
    query: z.extend(listQuery, { role: correspondentRole }),
    answer: z.array(knownCorrespondent),
  },
  'GET /api/admin/correspondents/:id': {
    access: 'messages.manage',
    params: idParams,
    answer: knownCorrespondent,
  },
} satisfies Calls

type MessageCalls = typeof messageCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends MessageCalls {}
}
