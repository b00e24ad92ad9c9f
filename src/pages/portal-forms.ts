import * as z from 'zod/mini'
import type { KnownCalls } from '#api/calls.ts'
import { addressOf } from '#browser/call-api.ts'
import { agreementAccept, agreementDecline, agreementWish, mandateEnd } from '#features/agreements/input.ts'
import { appointmentChoice } from '#features/appointments/schema.ts'
import { messageInput } from '#features/messages/schema.ts'
import { readPostedAnswers } from '#features/questions/posted-answers.ts'
import {
  type CheckedPost,
  checkFields,
  type Fields,
  type PostedSchema,
  withoutSecrets,
} from './posted-fields.ts'

// Server only: the forms that a client without scripts posts in the portal, and the call that accepts each.

type PortalForm = {
  call: Extract<keyof KnownCalls, `${'POST' | 'PUT'} ${string}`>
  schema: PostedSchema
  /** The fields that the call expects as numbers. */
  numbers?: readonly string[]
  /** The id of the element that shows the result. */
  result: string
  /** Its other fields are the questions of a set. */
  readsAnswers?: boolean
}

const portalForms = new Map<string, PortalForm>(
  Object.entries({
    message: {
      call: 'POST /api/messages',
      schema: z.object(messageInput.shape),
      numbers: ['consultationId', 'toUserId', 'parentMessageId'],
      result: 'form-message',
    },
    questions: {
      call: 'POST /api/client/consultations/:id/questions',
      schema: z.object({}),
      readsAnswers: true,
      result: 'form-questions',
    },
    appointment: {
      call: 'PUT /api/client/consultations/:id/appointment',
      schema: z.object(appointmentChoice.shape),
      result: 'own-appointment',
    },
    'appointment-cancel': {
      call: 'PUT /api/client/consultations/:id/appointment/cancel',
      schema: z.object({}),
      result: 'own-appointment',
    },
    'agreement-accept': {
      call: 'POST /api/client/engagements/:id/accept',
      schema: z.object(agreementAccept.shape),
      numbers: ['version'],
      result: 'agreement-state',
    },
    'agreement-wish': {
      call: 'POST /api/client/engagements/:id/wish',
      schema: z.object(agreementWish.shape),
      numbers: ['version'],
      result: 'agreement-state',
    },
    'agreement-decline': {
      call: 'POST /api/client/engagements/:id/decline',
      schema: z.object(agreementDecline.shape),
      numbers: ['version'],
      result: 'agreement-state',
    },
    'agreement-end': {
      call: 'POST /api/client/engagements/:id/end',
      schema: z.object(mandateEnd.shape),
      result: 'agreement-state',
    },
  } satisfies Record<string, PortalForm>),
)

export type CheckedPortalPost = CheckedPost & {
  result: string
  /** The same for each press on the button of one rendered form. */
  key: string | undefined
}

/** Fields of the page, which are posted again after a proof. */
const ofPage = ['id', 'key']

/** Validates posted fields as the form would in a browser. Returns undefined if they are not one of our forms. */
export const checkPortalPost = (posted: URLSearchParams): CheckedPortalPost | undefined => {
  const { form = '', ...fields }: Fields = Object.fromEntries(posted)
  const known = portalForms.get(form)
  const { id = '', key } = fields
  if (!known || (known.call.includes('/:id/') && !isId.test(id))) return undefined
  const { call, schema, numbers = [], result, readsAnswers = false } = known
  const answers = readsAnswers ? readPostedAnswers(posted) : undefined
  const given = Object.entries(fields).filter(([name]) => Object.hasOwn(schema.shape, name))
  const typed = given.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value])
  const [method] = call.split(' ') as ['POST' | 'PUT']
  return {
    form,
    method: answers?.isDraft ? 'PUT' : method,
    ...(answers?.isDraft && { isDraft: true }),
    path: addressOf(call, { params: { id } }),
    values: {
      ...withoutSecrets(fields, (name) => ofPage.includes(name) || Object.hasOwn(schema.shape, name)),
      ...answers?.values,
    },
    ...checkFields(schema, Object.fromEntries(typed)),
    ...(answers && { input: answers.input }),
    result,
    key,
  }
}

const isId = /^\d{1,10}$/
