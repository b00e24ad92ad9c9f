import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, idQuery, listQuery, pagedQuery, positive } from '#api/lists.ts'
import {
  agreementAccept,
  agreementDecline,
  agreementEnd,
  agreementInput,
  agreementRecord,
  agreementSend,
  agreementWish,
  fileDigest,
  installmentPayment,
  mandateEnd,
  templateInput,
} from '../input.ts'
import {
  agreement,
  listedAgreement,
  missingAgreement,
  nafithSheet,
  ownAgreement,
  ownAgreementSummary,
  requestAgreements,
  template,
  verified,
} from '../schema.ts'
import { agreementStates, maxMissingDays } from '../values.ts'

const ofOffice = { access: 'engagements.manage', params: idParams } as const
const ofClient = { access: 'portal.use', params: idParams } as const

export const agreementCalls = {
  'GET /api/admin/engagements': {
    access: 'engagements.manage',
    summary:
      'The agreements of requests that the user may open, newest first; `q` finds the client, the request and the number',
    query: z.extend(listQuery, {
      state: z.optional(z.enum(['all', ...agreementStates])),
      lawyerId: idQuery,
    }),
    answer: z.array(listedAgreement),
  },
  'GET /api/admin/engagements/missing': {
    access: 'engagements.manage',
    summary: 'Requests approved more than `days` days ago without an agreement in force, oldest first',
    query: z.extend(pagedQuery, { days: positive(maxMissingDays) }),
    answer: z.array(missingAgreement),
  },
  'GET /api/admin/consultations/:id/engagements': { ...ofOffice, answer: requestAgreements },
  'POST /api/admin/consultations/:id/engagements': {
    ...ofOffice,
    summary: 'Creates the draft of a fee agreement',
    body: agreementInput,
    created: agreement,
  },
  'GET /api/admin/engagements/:id': { ...ofOffice, answer: agreement },
  'PUT /api/admin/engagements/:id': {
    ...ofOffice,
    summary: 'Changes a draft; an agreement that was sent becomes the draft of the next version',
    body: agreementInput,
    answer: agreement,
  },
  'DELETE /api/admin/engagements/:id': { ...ofOffice, summary: 'Deletes a draft that was never sent' },
  'POST /api/admin/engagements/:id/send': {
    ...ofOffice,
    summary: 'Sends the draft to the client, after the conflict check, the identity and the license',
    body: agreementSend,
    created: agreement,
  },
  'POST /api/admin/engagements/:id/withdraw': {
    ...ofOffice,
    summary: 'Withdraws a version that the client has not accepted',
    created: agreement,
  },
  'POST /api/admin/engagements/:id/record': {
    ...ofOffice,
    summary: 'Records that it is in force: as accepted, signed on paper or registered with Nafith',
    body: agreementRecord,
    created: agreement,
  },
  'POST /api/admin/engagements/:id/end': {
    ...ofOffice,
    summary: 'Ends the agreement with a reason; the end of a mandate is a message to the client',
    body: agreementEnd,
    created: agreement,
  },
  'GET /api/admin/engagements/:id/pdf': {
    ...ofOffice,
    summary:
      'The file of the present version; the drawing of a draft is marked, `signing` is for two signatures, `inline` is shown in a page of the office',
    query: z.object({
      use: z.optional(z.enum(['signing'])),
      disposition: z.optional(z.enum(['inline'])),
    }),
    file: true,
  },
  'GET /api/admin/engagements/:id/record': {
    ...ofOffice,
    summary: 'The record of an acceptance on the website, drawn after it',
    file: true,
  },
  'GET /api/admin/engagements/:id/nafith': {
    ...ofOffice,
    summary: "The values of the Ministry's unified contract",
    answer: nafithSheet,
  },
  'PUT /api/admin/instalments/:id': {
    ...ofOffice,
    summary: 'Records that an installment was paid, or was not',
    body: installmentPayment,
    answer: agreement,
  },
  'GET /api/admin/engagement-templates': { access: 'engagements.manage', answer: z.array(template) },
  'POST /api/admin/engagement-templates': {
    access: 'engagements.manage',
    body: templateInput,
    created: template,
  },
  'PUT /api/admin/engagement-templates/:id': { ...ofOffice, body: templateInput, answer: template },
  'DELETE /api/admin/engagement-templates/:id': ofOffice,
  'GET /api/client/engagements': {
    access: 'portal.use',
    summary: 'All agreements of the client that were sent, newest first',
    answer: z.array(ownAgreementSummary),
  },
  'GET /api/client/engagements/:id': { ...ofClient, answer: ownAgreement },
  'POST /api/client/engagements/:id/accept': {
    ...ofClient,
    summary: 'Accepts the version; it requires a confirmed address and a recent proof. Once accepted: 200',
    body: agreementAccept,
    answer: ownAgreement,
    created: ownAgreement,
  },
  'POST /api/client/engagements/:id/wish': {
    ...ofClient,
    summary: 'Asks for a change',
    body: agreementWish,
    created: ownAgreement,
  },
  'POST /api/client/engagements/:id/decline': {
    ...ofClient,
    body: agreementDecline,
    created: ownAgreement,
  },
  'POST /api/client/engagements/:id/end': {
    ...ofClient,
    summary: 'Ends the mandate in writing',
    body: mandateEnd,
    created: ownAgreement,
  },
  'GET /api/client/engagements/:id/pdf': { ...ofClient, file: true },
  'GET /api/client/engagements/:id/record': {
    ...ofClient,
    summary: 'The record of the acceptance of the client',
    file: true,
  },
  'POST /api/engagements/verify': {
    access: 'open',
    summary:
      'Tells whether the digest is that of a sent version or of a record of acceptance, and how it stands',
    body: fileDigest,
    answer: verified,
  },
} satisfies Calls

type AgreementCalls = typeof agreementCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends AgreementCalls {}
}
