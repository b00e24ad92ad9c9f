import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inProcessAddress } from '#http/request-origin.ts'
import { translateIn } from '#i18n/texts.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import { matchPage, pageIsPublic } from '#pages/routes.ts'
import { type Ask, descriptorOf, firmNames } from '#rendering/crawlers/public-data.ts'
import type { Renderer } from '../page-routes.ts'
import type { Share } from './draw.ts'

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

/** A picture takes about 60 KB. */
const maxPictures = 200

/**
 * Caches the latest pictures by their content, so that a page with a new title gets a new picture. Draws one
 * picture at a time, so that many shared links do not block rendering.
 */
class PictureCache {
  readonly #cached = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.#cached.get(key)
    if (cached !== undefined) {
      this.#cached.delete(key)
      this.#cached.set(key, cached)
      return cached
    }
    const drawing = this.#last.then(draw)
    this.#last = drawing.catch(() => undefined)
    this.#cached.set(key, drawing)
    drawing.catch(() => this.#cached.delete(key))
    const oldest = this.#cached.keys().next().value
    if (this.#cached.size > maxPictures && oldest !== undefined) this.#cached.delete(oldest)
    return drawing
  }
}

/** The light-theme tokens of the drawing (`ui/styles/tokens.css`), since a picture has no stylesheet. */
const tokens: Record<string, string> = {
  '--night': '#021e22',
  '--night-2': '#072b2f',
  '--noor': '#eeb950',
  '--ember': '#4a3423',
  '--sky-dusk': '#5a332d',
  '--sky-noor': '#cfa74a',
  '--sky-madder': '#89292e',
}

/** Replaces the custom properties of a drawing with their colors, including mixed ones. */
const withColors = (svg: string): string =>
  svg
    .replace(
      /color-mix\(in oklab,var\((--[\w-]+)\) (\d+)%,var\((--[\w-]+)\)\)/g,
      (_whole, one, share, other) => mix(tokens[one] ?? '', tokens[other] ?? '', Number(share) / 100),
    )
    .replace(/var\((--[\w-]+)\)/g, (_whole, name) => tokens[name] ?? '')

type Triple = [number, number, number]

const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [toOklab(one), toOklab(other)]
  return fromOklab(a.map((value, at) => value * share + (b[at] ?? 0) * (1 - share)) as Triple)
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** https://bottosson.github.io/posts/oklab */
const toOklab = (hex: string): Triple => {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const fromOklab = ([lightness, a, b]: Triple): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map((value) => hexOf(gamma(Math.min(1, Math.max(0, value))))).join('')}`
}

const hexOf = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
