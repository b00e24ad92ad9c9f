import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Draft } from '#cache/cached-response.ts'
import type { Problem } from '#http/errors.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import type { CheckedPost } from '#pages/posted-fields.ts'
import type { PostedForm } from '#ui/posted-form.ts'
import { callerOf } from './calls-of-pages.ts'
import type { PageAddress } from './page-address.ts'
import type { ForPerson } from './personal-pages.ts'

// Shared by the posted forms of the website and of the portal.

/** `forPerson`: a page of the portal is rendered for this person. */
export type RenderPosted = (
  address: PageAddress,
  posted: PostedForm,
  forPerson?: ForPerson | undefined,
) => Promise<Draft>

export type Refusal = { status: number; retryAfter?: string | undefined; problem: Partial<Problem> }

/** The language of the form, which is that of its page. */
export const languageOf = (address: PageAddress, fields: URLSearchParams | undefined): Language => {
  const chosen = fields?.get('language')
  return isLanguage(chosen) ? chosen : address.language
}

/** Makes the call of a posted form as the visitor, unless its fields are wrong. */
export const makeCall = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { method, path: url, input, errors }: Pick<CheckedPost, 'method' | 'path' | 'input' | 'errors'>,
  language: Language,
  more: Record<string, string> = {},
) => {
  if (errors.length > 0) return { refusal: { status: 400, problem: { errors } } satisfies Refusal }
  const { remoteAddress, headers } = callerOf(request, language)
  const response = await app.inject({
    method,
    url,
    remoteAddress,
    headers: { ...headers, ...more },
    payload: input,
  })
  if (response.statusCode < 400) return { response }
  const refusal: Refusal = {
    status: response.statusCode,
    retryAfter: response.headers['retry-after']?.toString(),
    problem: response.json(),
  }
  return { refusal }
}

export const postedForm = ({ form, values }: CheckedPost, { problem }: Refusal): PostedForm => ({
  form,
  values,
  errors: problem.errors ?? [],
  ...(problem.detail && { failure: problem.detail }),
  ...(problem.code && { code: problem.code }),
})

/** Sends the page with the refused form. It contains what was typed, so no cache stores it. */
export const sendRefused = (
  reply: FastifyReply,
  { status, retryAfter }: Refusal,
  { body, headers }: Draft,
): FastifyReply => {
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(body)
}
