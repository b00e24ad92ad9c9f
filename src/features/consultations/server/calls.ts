import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { countQuery, idParams, idQuery, listQuery } from '#api/lists.ts'
import { linkQuery } from '#features/auth/schema.ts'
import { assignment, assignmentAnswer, openByAssignee } from '../assignment-schema.ts'
import {
  earlierChoice,
  earlierClaimed,
  earlierRequest,
  followAnswer,
  followedWithdrawal,
} from '../guest-schema.ts'
import { consultationNote, mention, noteInput } from '../note-schema.ts'
import {
  consultation,
  consultationChanges,
  consultationCounts,
  consultationFilter,
  consultationInput,
  consultationReceipt,
  consultationReply,
  consultationWithHistory,
  ownConsultation,
  ownConsultationWithHistory,
  readersInput,
  withdrawal,
} from '../schema.ts'

export const consultationCalls = {
  'POST /api/consultations': { access: 'open', body: consultationInput, created: consultationReceipt },
  'GET /api/requests': { access: 'open', query: linkQuery, answer: followAnswer },
  'POST /api/requests/withdraw': { access: 'open', body: followedWithdrawal, answer: followAnswer },
  'GET /api/client/consultations': {
    access: 'portal.use',
    query: listQuery,
    answer: z.array(ownConsultation),
  },
  'GET /api/client/consultations/:id': {
    access: 'portal.use',
    params: idParams,
    answer: ownConsultationWithHistory,
  },
  'PUT /api/client/consultations/:id/withdraw': {
    access: 'portal.use',
    params: idParams,
    body: withdrawal,
    answer: ownConsultation,
  },
  'GET /api/client/earlier-requests': { access: 'portal.use', answer: z.array(earlierRequest) },
  'POST /api/client/earlier-requests': { access: 'portal.use', body: earlierChoice, created: earlierClaimed },
  'GET /api/admin/consultations': {
    access: 'consultations.manage',
    query: z.extend(listQuery, { ...consultationFilter.shape, userId: idQuery }),
    answer: z.array(consultation),
  },
  'GET /api/admin/consultations.csv': {
    access: 'consultations.manage',
    query: z.extend(listQuery, consultationFilter.shape),
    file: true,
  },
  'GET /api/admin/consultations/counts': {
    access: 'consultations.manage',
    query: z.extend(countQuery, {
      assignee: consultationFilter.shape.assignee,
      origin: consultationFilter.shape.origin,
    }),
    answer: consultationCounts,
  },
  'GET /api/admin/consultations/open-by-assignee': {
    access: 'consultations.manage',
    answer: z.array(openByAssignee),
    summary: 'The number of open requests of each assignee',
  },
  'POST /api/admin/consultations/assign': {
    access: 'consultations.manage',
    body: assignment,
    created: assignmentAnswer,
    summary: 'Assign several requests to one colleague',
  },
  'GET /api/admin/consultations/:id': {
    access: 'consultations.manage',
    params: idParams,
    answer: consultationWithHistory,
  },
  'PUT /api/admin/consultations/:id': {
    access: 'consultations.manage',
    params: idParams,
    body: consultationChanges,
    answer: consultation,
  },
  'POST /api/admin/consultations/:id/reply': {
    access: 'consultations.manage',
    params: idParams,
    body: consultationReply,
    created: consultationWithHistory,
  },
  'PUT /api/admin/consultations/:id/readers': {
    access: 'consultations.manage',
    params: idParams,
    body: readersInput,
    answer: consultationWithHistory,
  },
  'POST /api/admin/consultations/:id/notes': {
    access: 'consultations.manage',
    params: idParams,
    summary: 'Adds an internal note, which may name colleagues',
    body: noteInput,
    created: consultationNote,
  },
  'GET /api/admin/mentions': {
    access: 'consultations.manage',
    summary: 'The notes that name the user and wait for them, the newest first',
    answer: z.array(mention),
  },
  'PUT /api/admin/mentions/:id': {
    access: 'consultations.manage',
    params: idParams,
    summary: 'Marks a note that names the user as done',
  },
} satisfies Calls

type ConsultationCalls = typeof consultationCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends ConsultationCalls {}
}
