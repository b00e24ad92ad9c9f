import { setImmediate } from 'node:timers/promises'
import type { Database } from '#db/connection.ts'
import type { LineState } from '#features/imports/schema.ts'
import type { AdminPublication } from '#features/publications/admin-schema.ts'
import { findAdminPublication } from '#features/publications/server/admin-repository.ts'
import { AppError, type FieldError } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { messageKey } from '#i18n/translator.ts'
import { plainTextOfHtml } from '#markdown/authoring/from-html.ts'
import { maxPosts, type WordpressOptions } from '../schema.ts'
import { type Export, type ExportItem, readExport } from './export-items.ts'
import { withNamedTexts } from './markup.ts'
import { type Pair, type Paired, pairTranslations } from './pairs.ts'
import { postsOf, publicationOf } from './publication.ts'
import { listKnownGroups, listKnownOrigins } from './repository.ts'
import { type ExportPictures, type Lost, type NamedPicture, pictureBook } from './texts.ts'

type Origin = { origin: string; address: string }

/** A future publication, or the reason why the post is not imported. */
export type Planned = {
  line: number
  title: string
  state: LineState
  pair: Pair
  origins: Origin[]
  /** The origin of its translation group; the halves of a pair may be in two files. */
  group: Origin | undefined
  /** The publication from an earlier file that it completes. */
  joins: number | undefined
  /** One of its translations is not imported, because the office has edited the other. */
  isHalf: boolean
  /** Further languages of a multilingual post. */
  further: readonly string[]
  errors: FieldError[]
  lost: Lost[]
  pictures: NamedPicture[]
}

export type Plan = {
  file: Export
  book: ExportPictures
  pages: number
  planned: Planned[]
  /** Other kinds of records, which are not imported. */
  otherTypes: string[]
  /** Posts in the trash, and auto-drafts. */
  discarded: ExportItem[]
}

/** Fills in the texts and errors. A continued import checks only the posts that it reaches. */
export const checkPlanned = (planned: Planned, book: ExportPictures, options: WordpressOptions): void => {
  const {
    errors: own,
    lost,
    pictures,
  } = publicationOf(planned.pair, {
    book,
    placed: () => ({ src: trialAddress }),
    options,
    now: new Date(),
  })
  const errors = [...planned.errors, ...own]
  Object.assign(planned, { errors, lost, pictures, state: errors.length > 0 ? 'wrong' : 'fresh' })
}

/** A placeholder path: the preview does not fetch pictures. */
const trialAddress = `/images/${crypto.randomUUID()}`

/** Menus, revisions and styles of WordPress itself, which do not need a warning. */
const internalTypes =
  /^(?:|attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/
const discarded = new Set(['trash', 'auto-draft', 'inherit'])

/** The plan for a file, used by the preview and the import. */
export const planImport = async (db: Database, bytes: Buffer, options: WordpressOptions): Promise<Plan> => {
  const file = await readExport(bytes)
  const book = pictureBook(file)
  const included = file.items.filter(({ status, type }) => type === 'attachment' || !discarded.has(status))
  const isPost = ({ type }: ExportItem) => type === 'post' || (options.pages === true && type === 'page')
  const posts = withNamedTexts(included.filter(isPost), file.items)
  if (posts.length > maxPosts)
    throw new AppError('payload_too_large', {
      detail: messageKey('wordpress.refused.posts', { n: maxPosts }),
    })
  const paired = pairTranslations(posts, file.languages)
  const { foreign } = paired
  const planned = paired.pairs.map((pair) => planOf(pair, paired, file.site))
  await markKnown(db, planned)
  await markJoined(db, planned)
  for (const each of planned) {
    if (each.state !== 'fresh' || options.continued) continue
    await setImmediate()
    checkPlanned(each, book, options)
  }
  const refused = [
    ...foreign.map((post) => wrong(post.line, post.title, 'wordpress.foreign')),
    ...file.broken.map((line) => wrong(line, '', 'wordpress.broken')),
  ]
  return {
    file,
    book,
    pages: included.filter(({ type }) => type === 'page').length,
    planned: [...planned, ...refused].sort((one, other) => one.line - other.line),
    otherTypes: included
      .map(({ type }) => type)
      .filter((type) => !/^(?:post|page)$/.test(type) && !internalTypes.test(type)),
    discarded: file.items.filter((post) => isPost(post) && discarded.has(post.status)),
  }
}

/** Text too short for excessive nesting. */
const maxTitleLength = 400

const planOf = (pair: Pair, { groups, further }: Paired, site: string): Planned => {
  const posts = postsOf(pair)
  const group = groups.get(pair)
  // The posts of a multilingual post share one origin.
  const origins = new Map(posts.map((post) => [post.id, originOf(post, site)]))
  return {
    line: Math.min(...posts.map(({ line }) => line)),
    title: plainTextOfHtml((posts[0]?.title ?? '').slice(0, maxTitleLength)),
    state: 'fresh',
    pair,
    origins: [...origins.values()],
    group:
      group === undefined
        ? undefined
        : { origin: `${siteName(site)} ${group}`, address: posts[0]?.link ?? '' },
    joins: undefined,
    isHalf: false,
    further: further.get(pair) ?? [],
    errors: [],
    lost: [],
    pictures: [],
  }
}

const wrong = (line: number, title: string, message: string): Planned => ({
  line,
  title,
  state: 'wrong',
  pair: {},
  origins: [],
  group: undefined,
  joins: undefined,
  isHalf: false,
  further: [],
  errors: [{ field: 'post', message }],
  lost: [],
  pictures: [],
})

/** Characters; the index limit is 2,700 bytes. */
const maxOriginLength = 600

const siteName = (site: string): string => site.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

/** Includes the site, because two sites may use the same GUID for different posts. */
const originOf = ({ guid, link, id }: ExportItem, site: string): Origin => ({
  origin: `${siteName(site)} ${guid || link || id}`.slice(0, maxOriginLength),
  address: link,
})

/**
 * Skips posts that are already imported or appear earlier in the file, even if only one of two languages is.
 */
const markKnown = async (db: Database, planned: readonly Planned[]): Promise<void> => {
  const seen = await listKnownOrigins(
    db,
    planned.flatMap(({ origins }) => origins.map(({ origin }) => origin)),
  )
  for (const each of planned) {
    if (each.origins.some(({ origin }) => seen.has(origin))) {
      each.state = 'known'
      each.isHalf = each.origins.some(({ origin }) => !seen.has(origin))
    }
    for (const { origin } of each.origins) seen.add(origin)
  }
}

/** Marks posts that complete a publication whose other half came from an earlier file. */
const markJoined = async (db: Database, planned: readonly Planned[]): Promise<void> => {
  const halves = planned.filter(({ state, pair }) => state === 'fresh' && postsOf(pair).length === 1)
  const known = await listKnownGroups(
    db,
    halves.flatMap(({ group }) => group?.origin ?? []),
  )
  const joined = new Set<number>()
  for (const each of halves) {
    const id = known.get(each.group?.origin ?? '')
    if (id === undefined) continue
    const publication = joined.has(id) ? undefined : await findAdminPublication(db, id)
    joined.add(id)
    if (publication && isMissing(publication, each.pair)) each.joins = id
    else each.errors = [{ field: 'post', message: 'wordpress.halfTaken' }]
  }
}

/** Whether the publication has no text in the language of this post. */
export const isMissing = (
  { titleAr, contentAr, contentEn }: Pick<AdminPublication, 'titleAr' | 'contentAr' | 'contentEn'>,
  pair: Pair,
): boolean =>
  pair.ar ? titleAr === '' && contentAr === '' : contentEn === translateIn.en('wordpress.noEnglish')
