import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedBody, type Draft, sendBody, sendCached } from '#cache/cached-response.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { sharingReads } from '#http/shared-reads.ts'
import { gapsOf } from '#i18n/texts.ts'
import { isLanguage, perLanguage } from '#languages/language.ts'
import { redirectFrom } from '#pages/after-login.ts'
import { loadGuardedPages } from '#pages/routes.ts'
import type { ErrorKind } from '#pages/website/error-page.tsx'
import type { Ask } from '#rendering/crawlers/public-data.ts'
import type { PostedForm } from '#ui/posted-form.ts'
import type { Rendered, RenderRequest } from '../entry-server.tsx'
import type { Inline } from '../page-frame.ts'
import { askAs, askAsGuest } from './calls-of-pages.ts'
import { crawlerFiles, manifestRoute } from './crawler-files.ts'
import { formPosts } from './form-posts.ts'
import {
  addressOf,
  bootAddressOf,
  bootHeaders,
  isBootNamed,
  keyOfPage,
  type PageAddress,
  pageAddress,
  pageHeaders,
  type RenderTarget,
} from './page-address.ts'
import { type ForPerson, forPersonOf, personOf } from './personal-pages.ts'
import { shareRoutes } from './share/share-routes.ts'

/** Renders pages, from the built bundle or, during development, from the sources. */
export type Renderer = {
  render: (request: Omit<RenderRequest, 'assets'>) => Promise<Rendered>
  renderErrorPage: (error: ErrorKind) => Promise<string>
  renderShareWall: () => Promise<string>
  /** Serves scripts, styles, fonts and pictures. */
  serveAssets: (app: FastifyInstance) => Promise<void>
}

/** A list page or a search: there are too many to cache for long. */
const isOneOff = ({ parameters }: PageAddress): boolean => parameters.size > 0

const yearInSeconds = 365 * 24 * 60 * 60
const languageCookie = { path: '/', maxAge: yearInSeconds, sameSite: 'lax' } as const

export type PageOptions = {
  renderer: Renderer
  responseCache: ResponseCache
  publicUrl: () => string
  isHttps: boolean
  /** Admits or refuses a request for a page; static files are always served. */
  admit: (request: FastifyRequest) => Promise<void>
  /** The content security policy of a page; public pages may count visits. */
  policyFor: (inline: Inline, mayCount: boolean) => string
  /** Limits how many pages one client may have rendered. */
  ration: (request: FastifyRequest) => void
}

export const pageRoutes = (options: PageOptions) => async (app: FastifyInstance) => {
  await loadGuardedPages()
  await options.renderer.serveAssets(app)
  const ask = askAsGuest(app)
  manifestRoute(app, ask)
  // biome-ignore lint/nursery/noMisusedPromises: Fastify awaits a plugin that returns a promise
  await app.register(async (guarded) => {
    guarded.addHook('onRequest', options.admit)
    await guarded.register(crawlerFiles({ ...options, ask }))
    await guarded.register(shareRoutes({ ...options, ask }))
    await guarded.register(renderedPages({ ...options, ask }))
  })
}

type Options = PageOptions & { ask: Ask }

/** Every path that is neither a file nor part of the API is a page; unknown paths get the not-found page. */
const renderedPages =
  ({ renderer, responseCache, publicUrl, isHttps, policyFor, ration, ask }: Options) =>
  async (app: FastifyInstance) => {
    const requestOf = ({ path, search, language }: RenderTarget) => {
      const gaps = gapsOf[language]
      return { path, search, language, publicUrl: publicUrl(), gaps, ask }
    }
    const headersWith = (address: RenderTarget, inline: Inline) => ({
      ...pageHeaders(address),
      // Analytics would report the page's address, including the token.
      'content-security-policy': policyFor(inline, address.isPublic && !address.hasToken),
    })
    const draftOf = (address: RenderTarget, { html, status, boot, inline }: Rendered): Draft => ({
      status,
      body: html,
      boot,
      headers: headersWith(address, inline),
    })
    const render = async (address: RenderTarget, posted?: PostedForm, forPerson?: ForPerson) =>
      draftOf(address, await renderer.render({ ...requestOf(address), ...forPerson, posted }))
    await app.register(formPosts({ render: (...posted) => sharingReads()(() => render(...posted)) }))

    const logged = async (request: FastifyRequest, { path }: PageAddress, make: () => Promise<Draft>) => {
      ration(request)
      return make().catch((error: unknown) => {
        // Logged here, since an older page may be served instead.
        request.log.error({ err: error, path }, 'page not rendered')
        throw error
      })
    }
    const cachedPage = (request: FastifyRequest, address: PageAddress) =>
      responseCache.get(
        keyOfPage(address.language, address),
        () =>
          logged(request, address, async () => {
            const bootAddress = bootAddressOf(address)
            return draftOf(address, await renderer.render({ ...requestOf(address), bootAddress }))
          }),
        { isOneOff: isOneOff(address) },
      )

    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = addressOf(request)
      const { requested, page } = address
      const askAsVisitor = askAs(app, request, address.language)
      const sharing = sharingReads()
      const person = page.access === 'open' ? undefined : await sharing(() => personOf(request, askAsVisitor))
      const elsewhere = redirectFrom(page, request.url, person)
      if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303)
      const cookie =
        requested && app.serializeCookie('language', requested, { ...languageCookie, secure: isHttps })
      if (cookie) reply.header('set-cookie', cookie)
      // The page belongs to one person.
      if (address.hasToken || person) {
        const forPerson = person && forPersonOf(request, { person, ask: askAsVisitor })
        const { status, headers, body } = await logged(request, address, () =>
          sharing(() => render(address, undefined, forPerson)),
        )
        return sendBody(request, reply.code(status).headers(headers), new CachedBody(body, true))
      }
      const answer = await cachedPage(request, address)
      // The fast path before the framework does not identify the user.
      if (address.isPlain && page.access === 'open') {
        const keys = perLanguage((language) => keyOfPage(language, address))
        app.fastPath?.remember(request.url, {
          kind: 'page',
          keyIn: (language) => keys[language],
          ...(requested && cookie && { requested: { language: requested, cookie } }),
        })
      }
      return sendCached(request, reply, answer)
    }

    /** A page's data, for the first interaction. An outdated hash gets the current data. */
    app.get<{ Params: { language: string; name: string }; Querystring: { page?: string } }>(
      '/boot/:language/:name',
      { schema: { hide: true } },
      async (request, reply) => {
        const { language, name } = request.params
        const { page = '' } = request.query
        if (!isLanguage(language) || !page.startsWith('/')) return reply.callNotFound()
        const { boot } = await cachedPage(request, pageAddress(page, language))
        if (!boot) return reply.callNotFound()
        return sendBody(request, reply.headers(bootHeaders(isBootNamed(name, boot.hash))), boot)
      },
    )

    app.get('/', { schema: { hide: true } }, sendPage)
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound()
      return sendPage(request, reply)
    })
  }
