import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendCached } from '#cache/cached-response.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { translateIn } from '#i18n/texts.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import { feedOf } from '#rendering/crawlers/feed.ts'
import { type Ask, newestPublications, publicPages, readSettings } from '#rendering/crawlers/public-data.ts'
import { robotsOf, sitemapIndexOf, sitemapOf } from '#rendering/crawlers/sitemap.ts'
import { manifestOf, securityTxtOf } from '../crawlers/site-files.ts'
import { pageLanguage } from './page-address.ts'

type Options = { ask: Ask; responseCache: ResponseCache; publicUrl: () => string }

const hidden = { schema: { hide: true } }
const xml = { 'content-type': 'application/xml; charset=utf-8' }
const atom = { 'content-type': 'application/atom+xml; charset=utf-8' }

/** Files for search engines and feed readers, built from the same calls as the pages, as a guest. */
export const crawlerFiles =
  ({ ask, responseCache, publicUrl }: Options) =>
  async (app: FastifyInstance) => {
    const cachedFile = (key: string, headers: Record<string, string>, make: () => Promise<string>) =>
      responseCache.get(key, async () => ({
        status: 200,
        headers: {
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding, Accept-Language, Cookie',
          ...headers,
        },
        body: await make(),
      }))

    app.get('/robots.txt', hidden, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robotsOf(publicUrl())),
    )

    app.get('/.well-known/security.txt', hidden, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(securityTxtOf(publicUrl(), (await readSettings(ask)).contact_email)),
    )

    const sitemap = () =>
      cachedFile('/sitemap.xml', xml, async () => {
        const files = await publicPages(ask)
        const only = files.length === 1 ? files[0] : undefined
        return only ? sitemapOf(publicUrl(), only) : sitemapIndexOf(publicUrl(), files.length)
      })
    app.get('/sitemap.xml', hidden, async (request, reply) => sendCached(request, reply, await sitemap()))
    // Parts of a sitemap too long for one file. Only the parts listed in the index exist.
    app.get<{ Params: { part: string } }>('/sitemap-:part.xml', hidden, async (request, reply) => {
      const { part } = request.params
      const path = `/sitemap-${part}.xml`
      if (!/^\d{1,6}$/.test(part) || !(await sitemap()).body.identity.includes(`${path}<`))
        return reply.callNotFound()
      const page = await cachedFile(path, xml, async () =>
        sitemapOf(publicUrl(), (await publicPages(ask))[Number(part) - 1] ?? []),
      )
      return sendCached(request, reply, page)
    })

    app.get('/feed.xml', hidden, async (request: FastifyRequest, reply: FastifyReply) => {
      const language = pageLanguage(request)
      const headers = { ...atom, 'content-language': language }
      return sendCached(
        request,
        reply,
        await cachedFile(`${language} /feed.xml`, headers, () => feedIn(language)),
      )
    })
    const feedIn = async (language: Language) =>
      feedOf({
        publicUrl: publicUrl(),
        language,
        settings: await readSettings(ask),
        publications: await newestPublications(ask),
        t: translateIn[language],
      })
  }

/** Browsers request it without cookies, so its address contains the language. */
export const manifestRoute = (app: FastifyInstance, ask: Ask) =>
  app.get<{ Querystring: { lang?: string } }>('/site.webmanifest', hidden, async (request, reply) => {
    const { lang } = request.query
    const language = isLanguage(lang) ? lang : pageLanguage(request)
    const manifest = manifestOf(await readSettings(ask), language, translateIn[language])
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifest))
  })
