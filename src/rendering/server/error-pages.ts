import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AppError, type Problem, problemOf } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import type { ErrorKind } from '#pages/website/error-page.tsx'
import { pageLanguage } from './page-address.ts'
import type { Renderer } from './page-routes.ts'

/** Browsers get an HTML page; API calls and other programs get the problem document. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

const maxPages = 100

/** Placeholder for the request id in a page that is rendered once for all requests. */
const referencePlace = '{request}'

/**
 * Renders each error page once and reuses it until the firm's name or contacts change, so that a flood of
 * errors stays cheap.
 */
const renderOnce = (renderer: Renderer) => {
  const cached = new Map<string, Promise<string>>()
  let cachedFor: ErrorKind['settings']
  return (kind: ErrorKind): Promise<string> => {
    if (kind.settings !== cachedFor || cached.size >= maxPages) cached.clear()
    cachedFor = kind.settings
    const key = `${kind.language} ${kind.code} ${kind.detail}`
    const rendering = cached.get(key) ?? renderer.renderErrorPage(kind)
    cached.set(key, rendering)
    rendering.catch(() => cached.delete(key))
    return rendering
  }
}

/** Returns an error page with the firm's phone and email, or undefined if the client does not want HTML. */
export const errorPages = (renderer: Renderer, settings: () => ErrorKind['settings']) => {
  const render = renderOnce(renderer)
  return async (
    error: AppError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> => {
    if (!wantsPage(request)) return undefined
    const language = pageLanguage(request)
    const { detail } = problemOf(error, translateMessage(translateIn[language]))
    const kind = {
      code: error.code,
      status: error.status,
      detail,
      language,
      settings: settings(),
      ...(error.code === 'internal' && { reference: referencePlace }),
    }
    // If the error page itself fails, the original error is still sent.
    const html = await render(kind).catch((failure: unknown) => {
      request.log.error({ err: failure }, 'error page not rendered')
    })
    if (html === undefined) return undefined
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language, Cookie',
    })
    return html.replace(referencePlace, () => request.id)
  }
}

/** Turns errors into responses in one place: known ones unchanged, all others without internal details. */
export const sendProblem = (error: AppError, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', request.language)
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        ...problemOf(error, translateMessage(translateIn[request.language])),
        ...(error.code === 'internal' && { requestId: request.id }),
      } satisfies Problem),
    )
