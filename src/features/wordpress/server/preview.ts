import { csvOf } from '#api/lists.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import type { User } from '#features/users/schema.ts'
import { formatLanguageName, formatList, formatTableDate } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import { contentLanguages, type Language } from '#languages/language.ts'
import type { WordpressOptions, WordpressPreview } from '../schema.ts'
import type { Export, ExportItem } from './export-items.ts'
import { hostOf } from './picture-files.ts'
import type { Plan, Planned } from './plan.ts'
import { authorOf, categoriesOf, categoryOf, postsOf } from './publication.ts'
import type { Lost } from './texts.ts'

const linesShown = 8
const errorsShown = 50
const maxValueLength = 200
const maxHosts = 50

const fields = ['title', 'languages', 'state', 'date', 'category'] as const

/** The preview of an import, in the user's language. */
export const previewOf = (
  { file, planned, otherTypes, discarded, pages }: Plan,
  options: WordpressOptions,
  accounts: readonly User[],
  language: Language,
): WordpressPreview => {
  const t = translateIn[language]
  const fresh = planned.filter(({ state }) => state === 'fresh')
  const posts = fresh.flatMap(({ pair }) => postsOf(pair))
  const count = (state: Planned['state']) => planned.filter((each) => each.state === state).length
  const errors = planned.flatMap(({ line, title, errors: own }) =>
    own.map(({ field, message }) => ({
      line,
      head: t(`wordpress.field.${field}`),
      value: beginningOf(title, maxValueLength),
      message: translateMessage(t)(message),
    })),
  )
  const others: Lost[] = otherTypes.map((name) => ({ kind: 'type', name }))
  return {
    site: file.title || file.site,
    counts: { fresh: fresh.length, known: count('known'), wrong: count('wrong') },
    both: fresh.filter(({ pair }) => pair.en && pair.ar).length,
    drafts: fresh.filter(({ pair }) =>
      postsOf(pair).every(({ status }) => !/^(?:publish|future)$/.test(status)),
    ).length,
    pages,
    fields: fields.map((name, column) => ({
      name,
      label: t(`wordpress.field.${name}`),
      isRequired: false,
      column,
    })),
    sample: planned.slice(0, linesShown).map((each) => ({
      line: each.line,
      state: each.state,
      cells: cellsOf(each, options, language).map((cell) => beginningOf(cell, maxValueLength)),
    })),
    errors: errors.slice(0, errorsShown),
    errorCount: errors.length,
    report: csvOf(
      [
        [t('import.line'), t('wordpress.error.part'), t('wordpress.error.post'), t('import.error')],
        ...errors.map(({ line, head, value, message }) => [line, head, value, message]),
      ],
      language,
    ),
    categories: categoriesOf(posts),
    hosts: hostsOf(fresh),
    joined: fresh.filter(({ joins }) => joins !== undefined).length,
    notImported: counted(notImported(file, planned, discarded)),
    lost: counted([...fresh.flatMap(({ lost }) => lost), ...others]),
    unknownAuthors: [
      ...new Set(
        posts.flatMap((post) => (post.author && !authorOf(post, file, accounts) ? post.author : [])),
      ),
    ],
  }
}

const cellsOf = (
  { title, pair }: Planned,
  { categories }: WordpressOptions,
  language: Language,
): string[] => {
  const t = translateIn[language]
  const posts = postsOf(pair)
  const [first] = posts
  const names = contentLanguages
    .filter((each) => pair[each])
    .map((each) => formatLanguageName(each, language))
  return [
    title,
    formatList(names, language),
    first ? t(`wordpress.status.${statusOf(first.status)}`) : '',
    first?.date ? formatTableDate(first.date, language) : '',
    first ? t(categoryLabel[categoryOf(posts, categories)]) : '',
  ]
}

const statusOf = (status: string) =>
  status === 'publish' || status === 'future' || status === 'private' ? status : 'draft'

/** Counts each picture once; hosts with the most pictures come first. */
const hostsOf = (planned: readonly Planned[]): WordpressPreview['hosts'] => {
  const addresses = new Set(planned.flatMap(({ pictures }) => pictures.map(({ address }) => address)))
  const counts = new Map<string, number>()
  for (const address of addresses) {
    const host = hostOf(address) ?? ''
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts]
    .map(([host, count]) => ({ host, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, maxHosts)
}

const maxLost = 300

const counted = (lost: readonly Lost[]): WordpressPreview['lost'] => {
  const counts = new Map<string, WordpressPreview['lost'][number]>()
  for (const { kind, name } of lost) {
    const known = counts.get(`${kind} ${name}`)
    if (known) known.count += 1
    else counts.set(`${kind} ${name}`, { kind, name, count: 1 })
  }
  return [...counts.values()].sort((one, other) => other.count - one.count).slice(0, maxLost)
}

/** Parts of an export, besides the texts of its posts, that publications cannot represent. */
const notImported = (
  { items }: Export,
  planned: readonly Planned[],
  discarded: readonly ExportItem[],
): Lost[] => {
  const fresh = planned.filter(({ state }) => state === 'fresh')
  const used = new Set(fresh.flatMap(({ pictures }) => pictures.map(({ address }) => address)))
  const attachments = items.filter(({ type }) => type === 'attachment')
  const ids = new Set(attachments.map(({ id }) => id))
  const posts = [
    ...new Map(fresh.flatMap(({ pair }) => postsOf(pair)).map((post) => [post.id, post])).values(),
  ]
  return [
    ...fresh.flatMap(({ further }) => further.map((name): Lost => ({ kind: 'language', name }))),
    ...planned.flatMap(({ isHalf }): Lost[] => (isHalf ? [{ kind: 'translation', name: '' }] : [])),
    ...posts.flatMap((post) => ofPost(post, ids)),
    ...attachments
      .filter(({ attachmentUrl }) => !used.has(attachmentUrl))
      .map(({ attachmentUrl }): Lost => ({ kind: 'file', name: endingOf(attachmentUrl) })),
    ...items.flatMap(({ type }): Lost[] => (internal.has(type) ? [{ kind: 'type', name: type }] : [])),
    ...discarded.map(({ status }): Lost => ({ kind: 'status', name: status })),
  ]
}

/** Internal records of WordPress with content by users. */
const internal = new Set(['nav_menu_item', 'wp_template', 'wp_template_part', 'wp_navigation', 'custom_css'])
/** Taxonomies that pair translations, and the post format, which only changes the appearance. */
const knownTaxonomies = new Set([
  'category',
  'language',
  'post_translations',
  'post_format',
  'translation_priority',
])
/** Fields with a leading underscore belong to plugins; these contain texts for search engines. */
const fieldOfWords =
  /^_yoast_wpseo_(?:title|metadesc)$|^_aioseo_(?:title|description)$|^_genesis_(?:title|description)$/
const knownFields = /^(?:footnotes|wpml_language|trid)$/

const ofPost = (post: ExportItem, attachments: ReadonlySet<string>): Lost[] => {
  const { categories, meta, comments, isSticky } = post
  const taxonomies = new Set(
    categories.map(({ domain }) => domain).filter((name) => !knownTaxonomies.has(name)),
  )
  if (categories.filter(({ domain }) => domain === 'category').length > 1) taxonomies.add('category')
  const fields = [...meta].filter(
    ([name, value]) =>
      value && (fieldOfWords.test(name) || (!name.startsWith('_') && !knownFields.test(name))),
  )
  const cover = meta.get('_thumbnail_id')
  return [
    ...Array.from({ length: comments }, (): Lost => ({ kind: 'comment', name: '' })),
    ...[...taxonomies].map((name): Lost => ({ kind: 'taxonomy', name })),
    ...fields.map(([name]): Lost => ({ kind: 'field', name })),
    ...(isSticky ? [{ kind: 'field', name: 'sticky' } as const] : []),
    ...(cover && !attachments.has(cover) ? [{ kind: 'cover', name: '' } as const] : []),
  ]
}

const endingOf = (address: string): string => /\.(\w{1,8})(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? ''
