import { csvOf } from '#api/csv.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import type { User } from '#features/users/schema.ts'
import { formatLanguageName, formatList, formatTableDate } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import { contentLanguages, type Language } from '#languages/language.ts'
import type { WordpressOptions, WordpressPreview } from '../schema.ts'
import { authorOf } from './author.ts'
import { categoriesOf, categoryOf } from './categories.ts'
import { hostOf } from './fetch-picture.ts'
import { notImported } from './not-imported.ts'
import type { Plan, Planned } from './plan.ts'
import { postsOf } from './publication-of.ts'
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
