import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Draft, KeptAnswer } from '#http/kept-answer.ts'
import type { KeptAnswers } from '#http/kept-answers.ts'
import { sendKept } from '#http/send-kept.ts'
import { gapsOf } from '#i18n/texts.ts'
import { type Language, perLanguage } from '#languages/language.ts'
import { loadGuardedPages } from '#pages/routes.ts'
import type { ErrorKind } from '#pages/website/error-page.tsx'
import type { Ask } from '#rendering/crawlers/public-data.ts'
import type { PostedForm } from '#ui/posted-form.ts'
import type { Rendered, RenderRequest } from '../entry-server.tsx'
import { askAsGuest } from './ask-as-guest.ts'
import { crawlerFiles, manifestRoute } from './crawler-files.ts'
import { formPosts } from './form-posts.ts'
import { addressOf, decodedPath, keyOfPage, type PageAddress, pageHeaders } from './page-address.ts'
import { pageLanguage } from './page-language.ts'
import { shareRoutes } from './share/share-routes.ts'

/** A rendered page with headers of its own, and its data, which is kept beside it. */
type RenderedPage = Rendered & Pick<Draft, 'boot'> & { headers?: Record<string, string> }

/** Renders pages, from the built bundle or, during development, from the sources. */
export type Renderer = {
  render: (request: Omit<RenderRequest, 'assets'>) => Promise<RenderedPage>
  renderErrorPage: (error: ErrorKind) => Promise<string>
  renderShareWall: () => Promise<string>
  /** Serves scripts, styles, fonts and pictures. */
  serveAssets: (app: FastifyInstance) => Promise<void>
}

const yearInSeconds = 365 * 24 * 60 * 60
const languageCookie = { path: '/', maxAge: yearInSeconds, sameSite: 'lax' } as const

export type PageOptions = {
  renderer: Renderer
  keptAnswers: KeptAnswers
  publicUrl: () => string
  isHttps: boolean
  /** Admits or refuses a request for a page; static files are always served. */
  admit: (request: FastifyRequest) => Promise<void>
  /** Additions to the content security policy for public pages. */
  publicPolicy: () => string | undefined
  /** Limits how many pages one client may have rendered. */
  ration: (request: FastifyRequest) => void
}

export const pageRoutes = (options: PageOptions) => async (app: FastifyInstance) => {
  await loadGuardedPages()
  await options.renderer.serveAssets(app)
  const ask = askAsGuest(app)
  manifestRoute(app, ask)
  await app.register(async (guarded) => {
    guarded.addHook('onRequest', options.admit)
    await guarded.register(crawlerFiles({ ...options, ask }))
    await guarded.register(shareRoutes({ ...options, ask }))
    await guarded.register(renderedPages({ ...options, ask }))
  })
}

/** Every path that is neither a file nor part of the API is a page; unknown paths get the not-found page. */
const renderedPages =
  ({ renderer, keptAnswers, publicUrl, isHttps, publicPolicy, ration, ask }: PageOptions & { ask: Ask }) =>
  async (app: FastifyInstance) => {
    const render = (path: string | undefined, search: string, language: Language, posted?: PostedForm) =>
      renderer.render({ path, search, language, posted, publicUrl: publicUrl(), gaps: gapsOf[language], ask })
    await app.register(formPosts({ render, languageOf: pageLanguage, pathOf: decodedPath }))

    const draft = async (request: FastifyRequest, address: PageAddress): Promise<Draft> => {
      ration(request)
      const { path, search, language } = address
      const { html, status, boot, headers } = await render(path, search, language).catch((error: unknown) => {
        // Logged here, since an older page may be served instead.
        request.log.error({ err: error, path }, 'page not drawn')
        throw error
      })
      return { status, body: html, boot, headers: { ...pageHeaders(address, publicPolicy), ...headers } }
    }

    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = addressOf(request)
      const { asked, isPlain } = address
      const cookie = asked && app.serializeCookie('language', asked, { ...languageCookie, secure: isHttps })
      if (cookie) reply.header('set-cookie', cookie)
      // Searches would evict other pages. A page with a token belongs to one person.
      if (address.isSearch || address.hasToken)
        return sendKept(request, reply, new KeptAnswer(await draft(request, address), new Set()))
      const keys = perLanguage((language) => keyOfPage(language, address))
      const answer = await keptAnswers.get(keys[address.language], () => draft(request, address), {
        isPassing: address.parameters.size > 0,
      })
      if (isPlain)
        app.fastAnswers?.remember(request.url, {
          kind: 'page',
          keyIn: (language) => keys[language],
          ...(asked && cookie && { asked: { language: asked, cookie } }),
        })
      return sendKept(request, reply, answer)
    }

    app.get('/', { schema: { hide: true } }, sendPage)
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound()
      return sendPage(request, reply)
    })
  }
