import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#http/errors.ts'
import { inProcessAddress } from '#http/in-process.ts'
import { gapsOf } from '#i18n/texts.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import { loadGuardedPages, matchPage, pageIsPublic, parametersOf } from '#pages/routes.ts'
import type { ErrorKind } from '#pages/website/error-page.tsx'
import type { Ask } from '#rendering/crawlers/public-data.ts'
import type { Rendered, RenderRequest } from '../entry-server.tsx'
import type { Inline } from '../page-frame.ts'
import { crawlerFiles, manifestRoute } from './crawler-files.ts'
import { formPosts } from './form-posts.ts'
import { compressed, type HtmlCache } from './html-cache.ts'
import { askedLanguage, pageLanguage } from './page-language.ts'
import { sendRendered } from './send-page.ts'
import { shareRoutes } from './share/share-routes.ts'

/** Renders pages, from the built bundle or, during development, from the sources. */
export type Renderer = {
  render: (request: Omit<RenderRequest, 'assets'>) => Promise<Rendered>
  renderErrorPage: (error: ErrorKind) => Promise<string>
  renderShareWall: () => Promise<string>
  /** Serves scripts, styles, fonts and pictures. */
  serveAssets: (app: FastifyInstance) => Promise<void>
}

const retrySeconds = 5
const yearInSeconds = 365 * 24 * 60 * 60
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export type PageOptions = {
  renderer: Renderer
  cache: HtmlCache
  publicUrl: () => string
  isHttps: boolean
  /** Admits or refuses a request for a page; static files are always served. */
  admit: (request: FastifyRequest) => Promise<void>
  /** The content security policy of a page; those that are public may count visits. */
  policyFor: (inline: Inline, isPublic: boolean) => string
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
  ({ renderer, cache, publicUrl, isHttps, policyFor, ration, ask }: PageOptions & { ask: Ask }) =>
  async (app: FastifyInstance) => {
    const render = async (
      path: string | undefined,
      search: string,
      language: Language,
      { posted, bootAddress }: Pick<RenderRequest, 'posted' | 'bootAddress'> = {},
    ) => {
      const gaps = gapsOf[language]
      const request = { path, search, language, posted, bootAddress, publicUrl: publicUrl(), gaps, ask }
      const rendered = await renderer.render(request)
      // Analytics would report the address of the page, and with it a token.
      const { page } = matchPage(path)
      const mayCount = pageIsPublic(page) && !parametersOf(page, search).has('token')
      return {
        ...rendered,
        headers: { 'content-security-policy': policyFor(rendered.inline, mayCount) },
      }
    }
    const posts: Parameters<typeof formPosts>[0] = {
      render: (path, search, language, posted) => render(path, search, language, { posted }),
      languageOf: pageLanguage,
      pathOf: decodedPath,
    }
    await app.register(formPosts(posts))

    const drawnPage = (request: FastifyRequest, url: string, language: Language) => {
      // Not `new URL`: it reads `//host` as a host, and rejects some hosts.
      const [pathname = '', ...rest] = url.split('?')
      const search = rest.join('?')
      const path = decodedPath(pathname)
      const parameters = parametersOf(matchPage(path).page, search)
      const renderOrLog = (options?: Pick<RenderRequest, 'bootAddress'>) => {
        ration(request)
        return render(path, search, language, options).catch((error: unknown) => {
          // Logged here, since the cache may answer with a stale page instead.
          request.log.error({ err: error, path }, 'page not drawn')
          throw error
        })
      }
      // Searches would fill the cache and evict other pages. A page with a token belongs to one person.
      const hasToken = parameters.has('token')
      if (parameters.has('q') || hasToken) return { hasToken, page: renderOrLog().then(compressed) }
      const address = `${pathname}${parameters.size > 0 ? `?${parameters}` : ''}`
      const bootAddress = (hash: string) =>
        `/boot/${language}/${hash}.json?page=${encodeURIComponent(address)}`
      return {
        hasToken,
        page: cache.get(`${language} ${path ?? '404'} ${parameters}`, () => renderOrLog({ bootAddress })),
      }
    }

    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const language = pageLanguage(request)
      if (askedLanguage(request)) rememberLanguage(reply, language, isHttps)
      const { page, hasToken } = drawnPage(request, request.url, language)
      // The referrer must not reveal the token to linked pages, and no cache may store it.
      if (hasToken) reply.header('referrer-policy', 'no-referrer')
      return sendRendered(request, reply, await page, {
        type: 'text/html; charset=utf-8',
        language,
        isPrivate: hasToken,
      })
    }

    /** The data of a page, for the first touch. Under a name that is no longer true, today's are sent. */
    app.get<{ Params: { language: string; name: string }; Querystring: { page?: string } }>(
      '/boot/:language/:name',
      { schema: { hide: true } },
      async (request, reply) => {
        const { language, name } = request.params
        const { page: address = '' } = request.query
        if (!isLanguage(language) || !address.startsWith('/')) return reply.callNotFound()
        const { boot } = await drawnPage(request, address, language).page
        if (!boot) return reply.callNotFound()
        return sendRendered(request, reply, boot, {
          type: 'application/json; charset=utf-8',
          isPrivate: !name.startsWith(boot.name),
        })
      },
    )

    app.get('/', { schema: { hide: true } }, sendPage)
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound()
      return sendPage(request, reply)
    })
  }

/** After a change of content by the office, the next request renders anew. */
export const clearAfterChanges = (app: FastifyInstance, clear: () => void) => {
  app.addHook('onResponse', async (request, reply) => {
    const isChange = !safeMethods.has(request.method) && reply.statusCode < 400
    if (isChange && request.url.startsWith('/api/admin/')) clear()
  })
}

/**
 * Calls the same API routes as a browser, in-process and without cookies, so that permissions and answers are decided
 * in one place.
 */
const askAsGuest =
  (app: FastifyInstance): Ask =>
  async (path) => {
    const response = await app.inject({
      url: path,
      headers: { accept: 'application/json' },
      remoteAddress: inProcessAddress,
    })
    const { statusCode, headers } = response
    if (statusCode === 404) throw new AppError('not_found')
    if (statusCode === 503)
      throw new AppError('unavailable', { retryAfter: Number(headers['retry-after'] ?? retrySeconds) })
    if (statusCode >= 400) throw new Error(`${path} answered ${statusCode}`)
    const total = headers['x-total-count']
    return { answer: response.json(), total: total === undefined ? undefined : Number(total) }
  }

const rememberLanguage = (reply: FastifyReply, language: Language, isHttps: boolean) =>
  reply.setCookie('language', language, {
    path: '/',
    maxAge: yearInSeconds,
    sameSite: 'lax',
    secure: isHttps,
  })

/** A path that cannot be decoded is unknown. */
const decodedPath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
