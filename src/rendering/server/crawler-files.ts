import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translateIn } from '#i18n/texts.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import { feedOf } from '#rendering/crawlers/feed.ts'
import { manifestOf } from '#rendering/crawlers/manifest.ts'
import { type Ask, newestPublications, publicPages, readSettings } from '#rendering/crawlers/public-data.ts'
import { securityTxtOf } from '#rendering/crawlers/security-txt.ts'
import { robotsOf, sitemapIndexOf, sitemapOf } from '#rendering/crawlers/sitemap.ts'
import type { HtmlCache } from './html-cache.ts'
import { pageLanguage } from './page-language.ts'
import { sendRendered } from './send-page.ts'

type Options = { ask: Ask; cache: HtmlCache; publicUrl: () => string }

const hidden = { schema: { hide: true } }
const xml = 'application/xml; charset=utf-8'
const atom = 'application/atom+xml; charset=utf-8'

/** Files for search engines and feed readers, built from the same calls as the pages, as a guest. */
export const crawlerFiles =
  ({ ask, cache, publicUrl }: Options) =>
  async (app: FastifyInstance) => {
    const cached = (path: string, make: () => Promise<string>) =>
      cache.get(path, async () => ({ status: 200, html: await make() }))

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
      cached('/sitemap.xml', async () => {
        const files = await publicPages(ask)
        const only = files.length === 1 ? files[0] : undefined
        return only ? sitemapOf(publicUrl(), only) : sitemapIndexOf(publicUrl(), files.length)
      })
    app.get('/sitemap.xml', hidden, async (request, reply) =>
      sendRendered(request, reply, await sitemap(), { type: xml }),
    )
    // Parts of a sitemap too long for one file. Only those named by the index exist.
    app.get<{ Params: { part: string } }>('/sitemap-:part.xml', hidden, async (request, reply) => {
      const { part } = request.params
      const path = `/sitemap-${part}.xml`
      if (!/^\d{1,6}$/.test(part) || !(await sitemap()).html.includes(`${path}<`)) return reply.callNotFound()
      const page = await cached(path, async () =>
        sitemapOf(publicUrl(), (await publicPages(ask))[Number(part) - 1] ?? []),
      )
      return sendRendered(request, reply, page, { type: xml })
    })

    app.get('/feed.xml', hidden, async (request: FastifyRequest, reply: FastifyReply) => {
      const language = pageLanguage(request)
      const page = await cached(`${language} /feed.xml`, () => feedIn(language))
      return sendRendered(request, reply, page, { type: atom, language })
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

/** Browsers request it without cookies, so its address names the language. */
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
