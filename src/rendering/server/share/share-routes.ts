import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inProcessAddress } from '#http/in-process.ts'
import { translateIn } from '#i18n/texts.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import { matchPage, pageIsPublic } from '#pages/routes.ts'
import type { Ask } from '#rendering/crawlers/public-data.ts'
import { descriptorOf, firmNames } from '#rendering/crawlers/public-data.ts'
import type { Renderer } from '../page-routes.ts'
import type { Share } from './draw.ts'
import { PictureCache } from './picture-cache.ts'
import { withColors } from './wall-colors.ts'

type Options = { renderer: Renderer; ask: Ask; ration: (request: FastifyRequest) => void }

/** `/share/ar/publications/3.png`: the picture of a page in one language, with that page's title. */
export const shareRoutes =
  ({ renderer, ask, ration }: Options) =>
  async (app: FastifyInstance) => {
    const pictures = new PictureCache()
    let wall: Promise<string> | undefined
    const readWall = () => {
      wall ??= renderer.renderShareWall().then(withColors)
      return wall
    }

    app.get<{ Params: { language: string; '*': string } }>(
      '/share/:language/*',
      { schema: { hide: true } },
      async (request, reply) => {
        // The page must be rendered to learn its title, so the same limit applies.
        ration(request)
        const { language, '*': name } = request.params
        const path = pathOfPicture(name)
        const title = isLanguage(language) && path ? await titleOf(app, path, language) : undefined
        if (!isLanguage(language) || title === undefined) return reply.callNotFound()
        const share: Share = {
          language,
          title,
          descriptor: await descriptorOf(ask, translateIn, language),
          names: await firmNames(ask, translateIn),
        }
        const etag = `"${createHash('sha256').update(JSON.stringify(share)).digest('base64url').slice(0, 22)}"`
        reply.headers({
          etag,
          'cache-control': 'public, max-age=3600',
          // Other sites embed the picture next to the link.
          'cross-origin-resource-policy': 'cross-origin',
        })
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
        const picture = await pictures.get(etag, async () => {
          // Loaded with the first picture: few requests ask for one.
          const { drawShareImage } = await import('./draw.ts')
          return drawShareImage(share, await readWall())
        })
        return reply.type('image/png').send(picture)
      },
    )
  }

/**
 * The canonical path of a picture. Pages accept other spellings, such as a trailing slash; pictures do not.
 */
const pathOfPicture = (name: string): string | undefined => {
  if (!/.\.png$/.test(name)) return undefined
  const path = name === 'home.png' ? '/' : `/${name.slice(0, -'.png'.length)}`
  const { page } = matchPage(path)
  return page.status === 200 && pageIsPublic(page) && !/.\/$/.test(path) ? path : undefined
}

/** The title of the page itself. A missing page, or one with `noindex`, has none. */
const titleOf = async (
  app: FastifyInstance,
  path: string,
  language: Language,
): Promise<string | undefined> => {
  const { statusCode, body } = await app.inject({
    url: `${path}?lang=${language}`,
    headers: { accept: 'text/html' },
    remoteAddress: inProcessAddress,
  })
  if (statusCode !== 200) return undefined
  const title = /<meta property="og:title" content="([^"]*)"/.exec(body)?.[1]
  return title && unescapeHtml(title)
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The five characters that React escapes. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name) => characters[name] ?? '')
