import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { officeScreens } from './office-screens.ts'
import { portalScreens } from './portal-screens.ts'
import { loadGuardedPages, matchPage } from './routes.ts'
import { notFoundScreen, websiteScreens } from './website-screens.ts'

const screens = [...websiteScreens, notFoundScreen, ...officeScreens, ...portalScreens]
const filesOf = (folder: string, table: readonly { file: string }[]) =>
  table.map(({ file }) => `${folder}/${file}-page.tsx`)
const src = join(import.meta.dirname, '..')

/** Parts of pages whose file names end like those of pages. */
const parts = ['website/link-page.tsx', 'website/error-page.tsx']

describe('the tables of screens', () => {
  beforeAll(loadGuardedPages)

  it('list every page once, and no others', () => {
    const files = globSync('{website,office,portal}/*-page.tsx', { cwd: import.meta.dirname })
    const pages = files.map((file) => file.replaceAll('\\', '/')).filter((file) => !parts.includes(file))
    const named = [
      ...filesOf('website', [...websiteScreens, notFoundScreen]),
      ...filesOf('office', officeScreens),
      ...filesOf('portal', portalScreens),
    ]
    expect([...new Set(named)].sort()).toEqual(pages.sort())
  })

  it('contain each path once', () => {
    const paths = screens.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)])
  })

  it.each(screens.map(({ path }) => path))('match %s to its row and load its page', async (path) => {
    const { page } = matchPage(path.replace(':id', '7'))
    expect(page.path).toBe(path)
    await expect(page.load()).resolves.toHaveProperty('default')
  })
})

describe('a link within the site', () => {
  /** The compiler checks `href()` and the type `Address`. On the home page only anchors can be misspelled. */
  const plain = /\b(?:href|to|action)=\{?['"`]\/[\w$][^'"`]*['"`](?! satisfies)|\bnavigate\(['"`]\/\w/g
  /** The icon of an error page is a static file. */
  const files = ['pages/website/error-page.tsx']

  it('uses the typed helpers', () => {
    const found = globSync('{pages,features,ui}/**/*.tsx', { cwd: src })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !files.includes(file))
      .flatMap((file) =>
        [...readFileSync(join(src, file), 'utf8').matchAll(plain)].map(([link]) => [file, link]),
      )
    expect(found).toEqual([])
  })
})
