import type { Answer, KnownCalls, Row } from '#api/calls.ts'
import { addressOf, pathOf } from '#browser/call-api.ts'
import type { ListedPublication } from '#features/publications/schema.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import type { Translate } from '#i18n/translator.ts'
import { type ContentLanguage, type Language, localized } from '#languages/language.ts'
import { pageOfMember, pageOfPublication, pageOfService } from '#pages/record-pages.ts'
import { changeOf } from './feed.ts'
import { maxPagesPerFile, type SitemapPage, standingPages } from './sitemap.ts'

/** Calls our own API as a guest; rejects with a `status`. `total` is set for lists. */
export type Ask = (path: string) => Promise<{ answer: unknown; total: number | undefined }>

const pageSize = 500
/** A feed contains the newest entries; the archive has all of them. */
const entriesOfFeed = 50

/** Every row of a public list, page by page. Guests never see hidden or scheduled rows. */
const all = async <Listed extends PublicList>(ask: Ask, name: Listed, narrowed = {}) => {
  const rows: Row<KnownCalls[Listed]>[] = []
  for (let page = 1; ; page++) {
    const { answer, total = 0 } = await ask(addressOf(name, { query: { ...narrowed, pageSize, page } }))
    rows.push(...(answer as typeof rows))
    if (page * pageSize >= total) return rows
  }
}

type PublicList = 'GET /api/publications' | 'GET /api/team-members' | 'GET /api/services'

export const readSettings = async (ask: Ask) => {
  const { answer } = await ask(pathOf('GET /api/settings'))
  return settingsOf(answer as Answer<KnownCalls['GET /api/settings']>)
}

/** The firm's name in both languages, whatever the language of the page. */
export const firmNames = async (
  ask: Ask,
  translateIn: Record<Language, Translate>,
): Promise<Record<ContentLanguage, string>> => {
  const settings = await readSettings(ask)
  const nameIn = (language: ContentLanguage) =>
    settingIn(settings, 'site_title', language) || translateIn[language]('brand.descriptor')
  return { en: nameIn('en'), ar: nameIn('ar') }
}

/** The firm's description of itself, shown above its greeting. */
export const descriptorOf = async (
  ask: Ask,
  translateIn: Record<Language, Translate>,
  language: Language,
): Promise<string> => {
  const { answer } = await ask(pathOf('GET /api/firm-story'))
  const story = answer as Answer<KnownCalls['GET /api/firm-story']>
  const welcome = story.find(({ kind }) => kind === 'welcome')
  return (welcome && localized(welcome, 'detail', language).text) || translateIn[language]('brand.descriptor')
}

export const newestPublications = async (ask: Ask): Promise<ListedPublication[]> =>
  (await ask(pathOf('GET /api/publications', { query: { content: 'none', pageSize: entriesOfFeed } })))
    .answer as ListedPublication[]

/** Every public page with the time of its last change, split into one part per sitemap file. */
export const publicPages = async (ask: Ask): Promise<SitemapPage[][]> => {
  const [publications, members, services] = await Promise.all([
    all(ask, 'GET /api/publications', { content: 'none' }),
    all(ask, 'GET /api/team-members'),
    all(ask, 'GET /api/services'),
  ])
  const newest = publications.map(changeOf).sort().at(-1)
  const pages: SitemapPage[] = [
    ...standingPages.map((path) => ({ path, changedAt: path === '/publications' ? newest : undefined })),
    ...services.map((service) => ({ ...pageOfService(service), changedAt: service.updatedAt })),
    ...members.map((member) => ({ ...pageOfMember(member), changedAt: member.updatedAt })),
    ...publications.map((publication) => ({
      ...pageOfPublication(publication),
      changedAt: changeOf(publication),
    })),
  ]
  const files = Math.ceil(pages.length / maxPagesPerFile)
  return Array.from({ length: files }, (_, at) =>
    pages.slice(at * maxPagesPerFile, (at + 1) * maxPagesPerFile),
  )
}
