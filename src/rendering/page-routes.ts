import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#http/errors.ts'
import { isLanguage, type Language, preferredLanguage } from '#i18n/language.ts'
import { arabicGaps } from '#i18n/texts.ts'
import type { Rendered, RenderRequest } from './entry-server.tsx'
import type { CachedPage, HtmlCache } from './html-cache.ts'

/** Draws pages: from the built bundle, or from the sources while developing. */
export type Renderer = {
  render: (request: Omit<RenderRequest, 'assets'>) => Promise<Rendered>
  /** Serves scripts, styles, fonts and pictures. */
  serveAssets: (app: FastifyInstance) => Promise<void>
}

const retrySeconds = 5
const yearInSeconds = 365 * 24 * 60 * 60
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Every path that is no file and no API is a page; what is no page is the not-found page. */
export const pageRoutes =
  (renderer: Renderer, cache: HtmlCache, publicUrl: () => string) => async (app: FastifyInstance) => {
    await renderer.serveAssets(app)

    const ask = askAsGuest(app)
    const draw = (path: string | undefined, search: string, language: Language) =>
      renderer.render({ path, search, language, publicUrl: publicUrl(), gaps: arabicGaps, ask })

    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      // Not `new URL`: it takes what follows two slashes for a host, and refuses some hosts.
      const [pathname = '', ...search] = request.url.split('?')
      const asked = new URLSearchParams(search.join('?')).get('lang')
      const language = isLanguage(asked) ? asked : languageOf(request)
      if (isLanguage(asked)) rememberLanguage(reply, asked)
      const path = decodedPath(pathname)
      // Only the path decides what a page holds, so a query cannot fill the cache.
      const page = await cache.get(`${language} ${path ?? '404'}`, () =>
        draw(path, '', language).catch((error: unknown) => {
          // Said here, since an older drawing may be shown instead.
          request.log.error({ err: error, path }, 'page not drawn')
          throw error
        }),
      )
      return send(request, reply, page, language)
    }

    app.get('/', { schema: { hide: true } }, sendPage)
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound()
      return sendPage(request, reply)
    })
  }

/** A change of content by the office is seen on the next page asked for. */
export const clearAfterChanges = (app: FastifyInstance, cache: HtmlCache) => {
  app.addHook('onResponse', async (request, reply) => {
    const isChange = !safeMethods.has(request.method) && reply.statusCode < 400
    if (isChange && request.url.startsWith('/api/admin/')) cache.clear()
  })
}

/** The same routes a browser asks, in-process and without a cookie: permission and shape are decided once. */
const askAsGuest = (app: FastifyInstance) => async (path: string) => {
  const response = await app.inject({ url: path, headers: { accept: 'application/json' } })
  const { statusCode, headers } = response
  if (statusCode === 404) throw new AppError('not_found')
  if (statusCode === 503)
    throw new AppError('unavailable', { retryAfter: Number(headers['retry-after'] ?? retrySeconds) })
  if (statusCode >= 400) throw new Error(`${path} answered ${statusCode}`)
  return response.json()
}

const languageOf = (request: FastifyRequest): Language => {
  const stored = request.cookies.language
  return isLanguage(stored) ? stored : preferredLanguage(request.headers['accept-language'])
}

const rememberLanguage = (reply: FastifyReply, language: Language) =>
  reply.setCookie('language', language, { path: '/', maxAge: yearInSeconds, sameSite: 'lax' })

/** A path that cannot be decoded names no page. */
const decodedPath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

const send = (request: FastifyRequest, reply: FastifyReply, page: CachedPage, language: Language) => {
  reply.headers({
    'content-language': language,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    etag: page.etag,
  })
  if (page.status === 200 && hasSeen(request.headers['if-none-match'], page.etag))
    return reply.code(304).send()
  reply.code(page.status).type('text/html; charset=utf-8')
  const accepted = request.headers['accept-encoding']
  if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(page.brotli)
  if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.html)
}

/** A list of tags, or any; the weak mark says only that a proxy has compressed the page. */
const hasSeen = (seen: string | undefined, etag: string): boolean =>
  seen?.trim() === '*' || (seen?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false)

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** `br;q=0` names an encoding only to refuse it. */
const accepts = (accepted: string | undefined, encoding: string): boolean =>
  accepted?.split(',').some((range) => {
    const [name = '', quality = 'q=1'] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && Number(quality.replace(/^q=/, '')) > 0
  }) ?? false
