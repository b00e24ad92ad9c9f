import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AppError, problemOf } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import type { Trouble } from '#pages/public/trouble-page.tsx'
import { pageLanguage } from './page-language.ts'
import type { Renderer } from './page-routes.ts'

/** Whoever looks at it in a browser reads a page; calls and other programs read the problem itself. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

/** Sends an error as a page with the firm's phone and mail, or undefined where no page is wanted. */
export const troublePages =
  (renderer: Renderer, settings: () => Trouble['settings']) =>
  async (error: AppError, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
    if (!wantsPage(request)) return undefined
    const language = pageLanguage(request)
    const { detail } = problemOf(error, translateMessage(translateIn[language]))
    const trouble = { code: error.code, detail, language, settings: settings() }
    // Whatever goes wrong with the page, the error itself is still answered.
    const html = await renderer.renderTrouble(trouble).catch((failure: unknown) => {
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
