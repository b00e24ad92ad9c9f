import { href } from '#access/href.ts'
import type { ListedPublication } from '#features/publications/schema.ts'
import { type Setting, settingIn, settingsOf } from '#features/settings/setting-values.ts'
import type { Language } from '#i18n/language.ts'
import type { Translate } from '#i18n/translator.ts'
import { changeOf } from './feed.ts'
import { mostPagesOfFile, type SitemapPage, standingPages } from './sitemap.ts'

/** Asks our own API as a guest; rejects with a `status`. `total` is there for lists. */
export type Ask = (path: string) => Promise<{ answer: unknown; total: number | undefined }>

const pageSize = 500
/** Readers ask for the newest; who wants all of them finds the archive. */
const entriesOfFeed = 50

/** Every row of a public list, page by page: hidden and future ones are not in it for a guest. */
const all = async <Row>(ask: Ask, path: string): Promise<Row[]> => {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const separator = path.includes('?') ? '&' : '?'
    const { answer, total = 0 } = await ask(`${path}${separator}pageSize=${pageSize}&page=${page}`)
    rows.push(...(answer as Row[]))
    if (page * pageSize >= total) return rows
  }
}

export const readSettings = async (ask: Ask) => settingsOf((await ask('/api/settings')).answer as Setting[])

/** The firm's name in both languages, whichever page is asked for. */
export const firmNames = async (
  ask: Ask,
  translateIn: Record<Language, Translate>,
): Promise<Record<Language, string>> => {
  const settings = await readSettings(ask)
  const nameIn = (language: Language) =>
    settingIn(settings, 'site_title', language) || translateIn[language]('brand.descriptor')
  return { en: nameIn('en'), ar: nameIn('ar') }
}

export const newestPublications = async (ask: Ask): Promise<ListedPublication[]> =>
  (await ask(`/api/publications?content=none&pageSize=${entriesOfFeed}`)).answer as ListedPublication[]

/** Every public page with the time of its last change, in as many parts as the map has files. */
export const publicPages = async (ask: Ask): Promise<SitemapPage[][]> => {
  const [services, members, publications] = await Promise.all([
    pagesOf<Dated>(ask, '/services/:id', '/api/services', ({ updatedAt }) => updatedAt),
    pagesOf<Dated>(ask, '/team/:id', '/api/team-members', ({ updatedAt }) => updatedAt),
    pagesOf<ListedPublication>(ask, '/publications/:id', '/api/publications?content=none', changeOf),
  ])
  const newest = publications
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1)
  const pages: SitemapPage[] = [
    ...standingPages.map((path) => ({ path, changedAt: path === '/publications' ? newest : undefined })),
    ...services,
    ...members,
    ...publications,
  ]
  const files = Math.ceil(pages.length / mostPagesOfFile)
  return Array.from({ length: files }, (_, at) =>
    pages.slice(at * mostPagesOfFile, (at + 1) * mostPagesOfFile),
  )
}

type Dated = { id: number; updatedAt: string }

/** Each record of a public list by the page that it has. */
const pagesOf = async <Row extends { id: number }>(
  ask: Ask,
  path: '/services/:id' | '/team/:id' | '/publications/:id',
  list: string,
  changedAtOf: (row: Row) => string,
): Promise<SitemapPage[]> =>
  (await all<Row>(ask, list)).map((row) => ({
    path: href(path, { id: row.id }),
    changedAt: changedAtOf(row),
  }))
