import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AppError, problemOf } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import type { ErrorKind } from '#pages/website/error-page.tsx'
import { pageLanguage } from './page-language.ts'
import type { Renderer } from './page-routes.ts'

/** Browsers get an HTML page; API calls and other programs get the problem document. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

const mostPages = 100

/**
 * Renders each error page once and reuses it until the firm's name or contacts change, so that a flood of errors stays
 * cheap.
 */
const drawnOnce = (renderer: Renderer) => {
  const kept = new Map<string, Promise<string>>()
  let keptFor: ErrorKind['settings']
  return (trouble: ErrorKind): Promise<string> => {
    if (trouble.settings !== keptFor || kept.size >= mostPages) kept.clear()
    keptFor = trouble.settings
    const key = `${trouble.language} ${trouble.code} ${trouble.detail}`
    const drawing = kept.get(key) ?? renderer.renderErrorPage(trouble)
    kept.set(key, drawing)
    drawing.catch(() => kept.delete(key))
    return drawing
  }
}

/** Returns an error page with the firm's phone and email, or undefined if the client does not want HTML. */
export const errorPages = (renderer: Renderer, settings: () => ErrorKind['settings']) => {
  const draw = drawnOnce(renderer)
  return async (
    error: AppError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> => {
    if (!wantsPage(request)) return undefined
    const language = pageLanguage(request)
    const { detail } = problemOf(error, translateMessage(translateIn[language]))
    const trouble = { code: error.code, status: error.status, detail, language, settings: settings() }
    // If the error page itself fails, the original error is still answered.
    const html = await draw(trouble).catch((failure: unknown) => {
      request.log.error({ err: failure }, 'error page not drawn')
    })
    if (html === undefined) return undefined
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language, Cookie',
    })
    return html
  }
}
