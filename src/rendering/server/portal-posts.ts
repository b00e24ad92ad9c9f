import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#http/errors.ts'
import type { Language } from '#languages/language.ts'
import { redirectFrom } from '#pages/after-login.ts'
import { type CheckedPortalPost, checkPortalPost } from '#pages/portal-forms.ts'
import { askAs } from './calls-of-pages.ts'
import type { PageAddress } from './page-address.ts'
import { forPersonOf, personOf } from './personal-pages.ts'
import {
  languageOf,
  makeCall,
  postedForm,
  type Refusal,
  type RenderPosted,
  sendRefused,
} from './posted-calls.ts'

type Post = {
  request: FastifyRequest
  reply: FastifyReply
  address: PageAddress
  fields: URLSearchParams
}

/**
 * A form that a client without scripts posts to a page of the portal. The call is made as that client, so it
 * decides about every right. If it requires a proof, the page asks for it and posts the same form again.
 */
export const portalPosts =
  (app: FastifyInstance, render: RenderPosted) =>
  async ({ request, reply, address, fields }: Post): Promise<FastifyReply> => {
    const post = checkPortalPost(fields)
    if (!post) throw new AppError('invalid')
    const language = languageOf(address, fields)
    const ask = askAs(app, request, language)
    const person = (await personOf(request, ask)) ?? null
    const isOffice = person !== null && redirectFrom(address.page, request.url, person) !== undefined
    if (isOffice) throw new AppError('forbidden')
    const refuse = async (refusal: Refusal, { asksProof = false, isEnded = false } = {}) => {
      const forPerson = forPersonOf(request, { person: isEnded ? null : person, ask })
      const posted = { ...postedForm(post, refusal), ...(asksProof && { asksProof }) }
      return sendRefused(reply, refusal, await render({ ...address, language }, posted, forPerson))
    }
    if (!person) return refuse(sessionEnded, { isEnded: true })
    const proof = await proofRefusal(app, request, fields, language)
    if (proof) return refuse(proof, { asksProof: true })
    const { refusal } = await makeCall(app, request, post, language, onceOnly(post))
    if (!refusal)
      return reply.header('cache-control', 'no-store').redirect(resultOf(post, address, language), 303)
    if (refusal.status === 404) throw new AppError('not_found')
    if (refusal.status === 401) return refuse(sessionEnded, { isEnded: true })
    // The form is complete; only the password is missing.
    if (refusal.problem.code === 'proof_required')
      return refuse({ status: refusal.status, problem: {} }, { asksProof: true })
    return refuse(refusal)
  }

const sessionEnded: Refusal = { status: 401, problem: { code: 'unauthenticated' } }

/** Checks the password that was posted with the form, if there is one. */
const proofRefusal = async (
  app: FastifyInstance,
  request: FastifyRequest,
  fields: URLSearchParams,
  language: Language,
): Promise<Refusal | undefined> => {
  const currentPassword = fields.get('currentPassword')
  if (currentPassword === null) return undefined
  const code = fields.get('code')
  const input = { currentPassword, ...(code && { code }) }
  const call = { method: 'POST', path: '/api/user/proof', input, errors: [] } as const
  return (await makeCall(app, request, { ...call, errors: [] }, language)).refusal
}

/** A second press sends the same content from the same rendered form, and gets the first response. */
const onceOnly = ({ key, path, input }: CheckedPortalPost): Record<string, string> => {
  if (key === undefined) return {}
  const content = JSON.stringify([key, path, input])
  return { 'idempotency-key': createHash('sha256').update(content).digest('hex') }
}

/** The page with the result. */
const resultOf = (
  { form, result, isDraft }: CheckedPortalPost,
  address: PageAddress,
  language: Language,
): string => {
  const parameters = new URLSearchParams({
    // Without cookies, the address carries the language.
    ...(language !== address.language && { lang: language }),
    ...(!isDraft && { sent: form }),
  })
  return `${address.pathname}?${parameters}#${result}`
}
