import { setImmediate } from 'node:timers/promises'
import type { Database } from '#db/connection.ts'
import type { LineState } from '#features/imports/schema.ts'
import { AppError, type FieldError } from '#http/errors.ts'
import { messageKey } from '#i18n/translator.ts'
import { plainTextOfHtml } from '#markdown/authoring/from-html.ts'
import { mostPosts, type WordpressOptions } from '../schema.ts'
import { type Export, type ExportItem, readExport } from './export-items.ts'
import { type Pair, pairTranslations } from './pairs.ts'
import { type NamedPicture, type PictureBook, pictureBook } from './pictures.ts'
import { postsOf, publicationOf } from './publication-of.ts'
import { listKnownOrigins } from './repository.ts'
import type { Lost } from './texts.ts'

type Origin = { origin: string; address: string }

/** A publication to be, or why it is none. */
export type Planned = {
  line: number
  title: string
  state: LineState
  pair: Pair
  origins: Origin[]
  errors: FieldError[]
  lost: Lost[]
  pictures: NamedPicture[]
}

export type Plan = {
  file: Export
  book: PictureBook
  pages: number
  planned: Planned[]
  /** Kinds of records that publications are not made of. */
  otherTypes: string[]
}

/** Fills in what its texts say. Of an import that goes on only what is reached is checked. */
export const checkPlanned = (planned: Planned, book: PictureBook, options: WordpressOptions): void => {
  const { errors, lost, pictures } = publicationOf(planned.pair, {
    book,
    placed: () => ({ src: trialAddress }),
    options,
    now: new Date(),
  })
  Object.assign(planned, { errors, lost, pictures, state: errors.length > 0 ? 'wrong' : 'fresh' })
}

/** Neither a picture nor the text of one is made for it: only what an import would do is looked at. */
const trialAddress = `/images/${crypto.randomUUID()}`

/** Menus, versions and styles of WordPress itself: nobody misses them. */
const internalTypes =
  /^(?:|attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/
const discarded = new Set(['trash', 'auto-draft', 'inherit'])

/** What the file would become: of the preview and of the import. */
export const planImport = async (db: Database, bytes: Buffer, options: WordpressOptions): Promise<Plan> => {
  const file = await readExport(bytes)
  const book = pictureBook(file)
  const kept = file.items.filter(({ status, type }) => type === 'attachment' || !discarded.has(status))
  const posts = kept.filter(({ type }) => type === 'post' || (options.pages && type === 'page'))
  if (posts.length > mostPosts)
    throw new AppError('payload_too_large', {
      detail: messageKey('wordpress.refused.posts', { n: mostPosts }),
    })
  const { pairs, foreign } = pairTranslations(posts, file.languages)
  const planned = pairs.map((pair) => planOf(pair, file.site))
  await markKnown(db, planned)
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
    pages: kept.filter(({ type }) => type === 'page').length,
    planned: [...planned, ...refused].sort((one, other) => one.line - other.line),
    otherTypes: kept
      .map(({ type }) => type)
      .filter((type) => !/^(?:post|page)$/.test(type) && !internalTypes.test(type)),
  }
}

/** Too short to be nested too deeply. */
const longestTitle = 400

const planOf = (pair: Pair, site: string): Planned => {
  const posts = postsOf(pair)
  return {
    line: Math.min(...posts.map(({ line }) => line)),
    title: plainTextOfHtml((posts[0]?.title ?? '').slice(0, longestTitle)),
    state: 'fresh',
    pair,
    origins: posts.map((post) => originOf(post, site)),
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
  errors: [{ field: 'post', message }],
  lost: [],
  pictures: [],
})

/** In characters, of which an index takes 2,700 bytes. */
const longestOrigin = 600

/** Two sites may use the same name for different posts. */
const originOf = ({ guid, link, id }: ExportItem, site: string): Origin => ({
  origin: `${site.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')} ${guid || link || id}`.slice(0, longestOrigin),
  address: link,
})

/** What is there already, or further up in the file, stays as it is, also where only one of two languages is. */
const markKnown = async (db: Database, planned: readonly Planned[]): Promise<void> => {
  const seen = await listKnownOrigins(
    db,
    planned.flatMap(({ origins }) => origins.map(({ origin }) => origin)),
  )
  for (const each of planned) {
    if (each.origins.some(({ origin }) => seen.has(origin))) each.state = 'known'
    for (const { origin } of each.origins) seen.add(origin)
  }
}
