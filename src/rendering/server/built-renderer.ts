import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { inertPolicy } from '#http/security-headers.ts'
import type { Language } from '#languages/language.ts'
import type { Assets } from '../page-frame.ts'
import { usedStyles } from '../used-styles.ts'
import type { Renderer } from './page-routes.ts'
import { PageSheets } from './page-sheets.ts'

type Manifest = Record<string, { file: string }>
/** Written by the build (`scripts/list-screens.ts`). */
type Screens = Record<string, Record<Language, string[]>>

const dist = new URL('../../../dist/', import.meta.url)
const entryModule = 'src/rendering/entry-browser.tsx'

/** A page's own policy decides what these may do, and its policy is longer than many of them. */
const isLoadedByPages = /\.(?:js|css|woff2)$/
/** The name of an asset has the hash of its content, so no browser asks whether it changed. */
const immutable = { etag: false, lastModified: false, acceptRanges: false }

const textOf = (name: string) => readFile(new URL(`browser/${name}`, dist), 'utf8')
const readJson = async <Content>(name: string) => JSON.parse(await textOf(name)) as Content

/** Renders with the output of `npm run build`. Throws a one-line error if it is missing. */
export const openBuiltRenderer = async (): Promise<Renderer> => {
  const bundle: typeof import('../entry-server.tsx') = await import(
    new URL('server/entry-server.js', dist).href
  )
  const { assets, sheets } = await readAssets()
  return {
    render: (request) => bundle.render({ ...request, assets }),
    renderShareWall: async () => bundle.renderShareWall(),
    renderErrorPage: (error) => bundle.renderErrorPage(error, assets),
    async serveAssets(app) {
      await app.register(fastifyStatic, {
        root: fileURLToPath(new URL('browser/', dist)),
        wildcard: false,
        globIgnore: ['assets/**'],
        index: false,
        preCompressed: true,
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders: (response, path) =>
          response.header(
            'cache-control',
            path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          ),
      })
      // One route for all files: hundreds of routes took a third of the start time.
      const names = new Set(await readdir(new URL('browser/assets/', dist)))
      app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, (request, reply) => {
        const name = request.params['*']
        if (!names.has(name)) return sheets.send(name, request, reply) ?? reply.callNotFound()
        if (isLoadedByPages.test(name)) reply.header('content-security-policy', inertPolicy)
        return reply.sendFile(`assets/${name}`, immutable)
      })
    },
  }
}

const readAssets = async (): Promise<{ assets: Assets; sheets: PageSheets }> => {
  const manifest = await readJson<Manifest>('.vite/manifest.json')
  const screens = await readJson<Screens>('.vite/screens.json')
  const fileOf = async (name: string) => {
    const [entry] = Object.values(await readJson<Manifest>(`.vite/${name}.json`))
    if (!entry) throw new Error(`the build holds no ${name}`)
    return entry.file
  }
  const sheet = `/${manifest['style.css']?.file}`
  const sheets = new PageSheets(sheet)
  const assets: Assets = {
    entry: `/${manifest[entryModule]?.file}`,
    sheet,
    first: `/${await fileOf('first')}`,
    beforePaint: (await textOf(await fileOf('before-paint'))).trim(),
    stylesFor: usedStyles(await readJson('.vite/styles.json')),
    addressOfStyles: (css) => sheets.addressOf(css),
    scriptsOf: (page, language) =>
      screens[page.replace(/-page\.tsx$/, '')]?.[language]?.map((file) => `/${file}`) ?? [],
  }
  return { assets, sheets }
}
