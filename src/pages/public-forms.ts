import * as z from 'zod/mini'
import type { NamesOf } from '#api/calls.ts'
import { pathOf } from '#browser/call-api.ts'
import { followedChoice } from '#features/appointments/schema.ts'
import { linkQuery, passwordForgotten, resetForm } from '#features/auth/schema.ts'
import { followedWithdrawal } from '#features/consultations/guest-schema.ts'
import { consultationForm } from '#features/consultations/schema.ts'
import { contactForm } from '#features/contact-messages/schema.ts'
import { newsletterToken, postedChoices, postedSubscription } from '#features/newsletter/schema.ts'
import { readPostedAnswers } from '#features/questions/posted-answers.ts'
import {
  type CheckedPost,
  checkFields,
  type Fields,
  type PostedSchema,
  withoutSecrets,
} from './posted-fields.ts'
import { isPublicForm, type PublicFormName } from './public-form-names.ts'

// Server only: the forms that a browser without scripts posts, and the call that accepts each.

/** Calls whose input is entirely in the body. */
type PostedCall = Extract<NamesOf<{ body: unknown }>, `POST ${string}`>

/**
 * `saysMore`: the call also accepts the page's language and the honeypot field. `lists`: fields that are
 * posted once for each choice. `readsAnswers`: its other fields are the questions of a set.
 */
const publicForms = {
  consultation: { call: 'POST /api/consultations', schema: consultationForm, saysMore: true },
  'request-withdraw': { call: 'POST /api/requests/withdraw', schema: z.object(followedWithdrawal.shape) },
  questions: { call: 'POST /api/requests/questions', schema: z.object(linkQuery.shape), readsAnswers: true },
  appointment: { call: 'POST /api/requests/appointment', schema: z.object(followedChoice.shape) },
  'appointment-cancel': {
    call: 'POST /api/requests/appointment/cancel',
    schema: z.object(linkQuery.shape),
  },
  contact: { call: 'POST /api/contact', schema: contactForm, saysMore: true },
  newsletter: {
    call: 'POST /api/newsletter/subscribe',
    schema: postedSubscription,
    saysMore: true,
    lists: ['areas'],
  },
  'newsletter-confirm': { call: 'POST /api/newsletter/confirm', schema: postedChoices, lists: ['areas'] },
  'newsletter-areas': { call: 'POST /api/newsletter/areas', schema: postedChoices, lists: ['areas'] },
  'newsletter-unsubscribe': {
    call: 'POST /api/newsletter/unsubscribe',
    schema: z.object(newsletterToken.shape),
  },
  'password-forgotten': { call: 'POST /api/password/forgot', schema: z.object(passwordForgotten.shape) },
  'password-reset': { call: 'POST /api/password/reset', schema: resetForm },
  'address-link': { call: 'POST /api/email/verify', schema: z.object(linkQuery.shape) },
} satisfies Record<
  PublicFormName,
  {
    call: PostedCall
    schema: PostedSchema
    saysMore?: boolean
    lists?: readonly string[]
    readsAnswers?: boolean
  }
>

/**
 * Validates posted fields as the form would in a browser. Returns undefined if they are not one of our forms.
 */
export const checkPost = (posted: URLSearchParams): CheckedPost | undefined => {
  const { form, ...single }: Fields = Object.fromEntries(posted)
  if (form === undefined || !isPublicForm(form)) return undefined
  const { call, schema, ...more } = publicForms[form]
  const lists = Object.fromEntries(
    ('lists' in more ? more.lists : []).map((name) => [name, posted.getAll(name)]),
  )
  const fields: Fields = { ...single }
  for (const [name, chosen] of Object.entries(lists)) if (chosen.length > 0) fields[name] = chosen.join(',')
  const { input, errors } = checkFields(schema, {
    ...fields,
    ...lists,
    // A checked checkbox is posted as some text, an unchecked one not at all.
    agreeToTerms: fields.agreeToTerms !== undefined || undefined,
  })
  const { language, homepage } = fields
  const answers = 'readsAnswers' in more ? readPostedAnswers(posted) : undefined
  return {
    form,
    method: answers?.isDraft ? 'PUT' : 'POST',
    path: pathOf(call),
    ...(answers?.isDraft && { isDraft: true }),
    values: {
      ...withoutSecrets(fields, (name) => Object.hasOwn(schema.shape, name)),
      ...answers?.values,
    },
    input: { ...input, ...answers?.input, ...('saysMore' in more && { language, homepage }) },
    errors,
  }
}
