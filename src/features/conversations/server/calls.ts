import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, pagedQuery } from '#api/lists.ts'
import { chatImported, chatPreview, chatUpload, conversation, conversationInput } from '../schema.ts'

const ofConsultation = { access: 'consultations.manage', params: idParams } as const

export const conversationCalls = {
  'GET /api/admin/consultations/:id/conversations': {
    ...ofConsultation,
    summary: 'The recorded conversations of a consultation, the latest first',
    query: pagedQuery,
    answer: z.array(conversation),
  },
  'POST /api/admin/consultations/:id/conversations': {
    ...ofConsultation,
    summary: 'Records a conversation by phone, on WhatsApp or at the office',
    body: conversationInput,
    created: conversation,
  },
  'POST /api/admin/consultations/:id/conversations/import/preview': {
    ...ofConsultation,
    summary: 'Reads an exported chat without recording anything',
    upload: chatUpload,
    answer: chatPreview,
  },
  'POST /api/admin/consultations/:id/conversations/import': {
    ...ofConsultation,
    summary: 'Records the messages of an exported chat, and the chosen files as documents',
    upload: chatUpload,
    answer: chatImported,
  },
  'DELETE /api/admin/conversations/:id': {
    ...ofConsultation,
    summary: 'Removes a recorded conversation, or all messages of its import',
  },
} satisfies Calls

type ConversationCalls = typeof conversationCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends ConversationCalls {}
}
