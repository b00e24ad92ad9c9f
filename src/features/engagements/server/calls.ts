import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import {
  engagement,
  engagementAccept,
  engagementDecline,
  engagementEnd,
  engagementInput,
  engagementRecord,
  engagementWish,
  instalmentPayment,
  ownEngagement,
} from '../schema.ts'

const ofOffice = { access: 'consultations.manage', params: idParams } as const
const ofClient = { access: 'portal.use', params: idParams } as const

export const engagementCalls = {
  'GET /api/admin/consultations/:id/engagements': { ...ofOffice, answer: z.array(engagement) },
  'POST /api/admin/consultations/:id/engagements': {
    ...ofOffice,
    summary: 'Creates the draft of a fee agreement',
    body: engagementInput,
    created: engagement,
  },
  'GET /api/admin/engagements/:id': { ...ofOffice, answer: engagement },
  'PUT /api/admin/engagements/:id': {
    ...ofOffice,
    summary: 'Changes a draft; an agreement that was sent becomes the draft of the next version',
    body: engagementInput,
    answer: engagement,
  },
  'DELETE /api/admin/engagements/:id': { ...ofOffice, summary: 'Deletes a draft that was never sent' },
  'POST /api/admin/engagements/:id/send': {
    ...ofOffice,
    summary: 'Sends the draft to the client, after the conflict check, the identity and the license',
    created: engagement,
  },
  'POST /api/admin/engagements/:id/withdraw': { ...ofOffice, created: engagement },
  'POST /api/admin/engagements/:id/record': {
    ...ofOffice,
    summary: 'Records that it was signed on paper or registered with Nafith',
    body: engagementRecord,
    created: engagement,
  },
  'POST /api/admin/engagements/:id/end': { ...ofOffice, body: engagementEnd, created: engagement },
  'GET /api/admin/engagements/:id/pdf': { ...ofOffice, file: true },
  'PUT /api/admin/instalments/:id': { ...ofOffice, body: instalmentPayment, answer: engagement },
  'GET /api/client/engagements/:id': { ...ofClient, answer: ownEngagement },
  'POST /api/client/engagements/:id/accept': { ...ofClient, body: engagementAccept, created: ownEngagement },
  'POST /api/client/engagements/:id/wish': {
    ...ofClient,
    summary: 'Asks for a change',
    body: engagementWish,
    created: ownEngagement,
  },
  'POST /api/client/engagements/:id/decline': {
    ...ofClient,
    body: engagementDecline,
    created: ownEngagement,
  },
  'GET /api/client/engagements/:id/pdf': { ...ofClient, file: true },
} satisfies Calls

type EngagementCalls = typeof engagementCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends EngagementCalls {}
}
