import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import type { Language } from '#languages/language.ts'
import type { CheckedPost } from '#pages/posted-fields.ts'
import { checkPost } from '#pages/public-forms.ts'
import { matchPage, pageIsPublic } from '#pages/routes.ts'
import { anchorOf } from '#ui/public-form-anchor.ts'
import { addressOf } from './page-address.ts'
import { portalPosts } from './portal-posts.ts'
import {
  languageOf,
  makeCall,
  postedForm,
  type Refusal,
  type RenderPosted,
  sendRefused,
} from './posted-calls.ts'

/**
 * Forms for browsers without scripts. A form posted to a page makes the same API call as with scripts, as the
 * same visitor, and the response is a page. Any other POST to a page is refused.
 */
export const formPosts =
  ({ render }: { render: RenderPosted }) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      formType,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    )
    // Only one-click bodies reach this parser, and their content is not needed.
    app.addContentTypeParser(ignoredType, { parseAs: 'buffer' }, async () => new URLSearchParams())

    const takePortalPost = portalPosts(app, render)
    const takePost = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = addressOf(request)
      const { pathname, search, page } = address
      const fields = request.body as URLSearchParams | undefined
      const isOneClick = isOneClickAddress(request.url) && !fields?.has('form')
      if (!fields && !isOneClick) throw new AppError('unsupported_media_type')
      if (request.isCrossSite && !isOneClick) throw new AppError('cross_site')
      if (page.access === 'portal.use' && fields) return takePortalPost({ request, reply, address, fields })
      const post = checkPost(
        isOneClick || !fields
          ? new URLSearchParams({ form: 'newsletter-unsubscribe', token: tokenIn(search) })
          : fields,
      )
      if (!post) throw new AppError('invalid')
      const language = languageOf(address, fields)
      const { refusal, followToken } = await sendOn(app, request, post, language)
      if (!refusal) {
        // Mail clients do not follow redirects (RFC 8058).
        if (isOneClick) return reply.send('')
        const parameters = followToken ? new URLSearchParams({ token: followToken }) : address.parameters
        // Without cookies, the address carries the language.
        if (language !== address.language) parameters.set('lang', language)
        if (!post.isDraft) parameters.set('sent', post.form)
        // A guest's receipt is the private page of the request itself.
        const path = followToken ? '/requests' : pathname
        return reply.redirect(`${path}?${parameters}#${anchorOf(post.form)}`, 303)
      }
      return sendRefused(reply, refusal, await render({ ...address, language }, postedForm(post, refusal)))
    }

    const onRequest = [pagesOnly, ignoreOneClickBody, limitForms]
    for (const url of ['/', '/*']) app.post(url, { onRequest, schema: { hide: true } }, takePost)
  }

const formType = 'application/x-www-form-urlencoded'
const ignoredType = 'application/octet-stream'

/** Mail programs and their proxies send any content type, or none (RFC 8058). */
const ignoreOneClickBody = async ({ headers, url }: FastifyRequest) => {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (isOneClickAddress(url) && type !== formType) headers['content-type'] = ignoredType
}

const limitOneClick = limitPerMinute('one-click unsubscribe', 600)
const limitOthers = limitPerMinute('forms without scripts', 60)
const limitForms = (request: FastifyRequest) =>
  isOneClickAddress(request.url) ? limitOneClick(request) : limitOthers(request)

/** Runs before the body is read. Only public pages and those of the portal have forms. */
const pagesOnly = async (request: FastifyRequest, reply: FastifyReply) => {
  const { page } = matchPage(addressOf(request).path)
  // Login requires scripts. The redirect keeps an early submission's password out of the address.
  if (page.access === 'guests') return reply.redirect(request.url, 303)
  const hasForms = pageIsPublic(page) || page.access === 'portal.use'
  if (!hasForms || page.status !== 200) throw new AppError('not_found')
}

/** Strips characters that a mail program took for a part of the address. */
const tokenIn = (search: string): string =>
  /[\w-]+/.exec(new URLSearchParams(search).get('token') ?? '')?.[0] ?? ''

type Outcome = { refusal?: Refusal; followToken?: string | undefined }

/** Returns the refusal or, for a guest's request, the token of its private page. */
const sendOn = async (
  app: FastifyInstance,
  request: FastifyRequest,
  post: CheckedPost,
  language: Language,
): Promise<Outcome> => {
  const { response, refusal } = await makeCall(app, request, post, language)
  if (refusal) return { refusal }
  return { followToken: post.form === 'consultation' ? response?.json().followToken : undefined }
}

/**
 * The address in the `List-Unsubscribe` header of a mail. A POST to it from anywhere ends the subscription
 * (RFC 8058): only its token decides, not a cookie, origin or body.
 */
export const isOneClickAddress = (url: string): boolean =>
  /^\/newsletter\/unsubscribe\/?\?(?:.*&)?token=[^&]/.test(url)
