import { csvOf } from '#api/csv.ts'
import { stateOf } from '#features/publications/values.ts'
import { formatList } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Translate } from '#i18n/translator.ts'
import type { Language } from '#languages/language.ts'
import type { Ready } from './run-import.ts'
import type { Lost } from './texts.ts'

export type Done = Ready & { id: number }

/** The result for each post, for redirects from old URLs and for proofreading. */
export const reportOf = (done: readonly Done[], publicUrl: string, language: Language): string => {
  const t = translateIn[language]
  const heads = ['title', 'oldAddress', 'newAddress', 'state', 'lost', 'missing'] as const
  const now = new Date()
  return csvOf(
    [
      heads.map((head) => t(`wordpress.field.${head}`)),
      ...done.flatMap(({ id, title, origins, input, lost, faults }) =>
        origins.map(({ address }) => [
          title,
          address,
          `${publicUrl}/publications/${id}`,
          t(`publications.office.${stateOf(published(input), now)}`),
          formatList([...new Set(lost.map((each) => nameOf(each, t)))], language),
          faults.map(([picture, fault]) => `${picture} (${t(`wordpress.fault.${fault}`)})`).join(' '),
        ]),
      ),
    ],
    language,
  )
}

const published = ({ isVisible = true, publishDate = new Date().toISOString() }: Ready['input']) => ({
  isVisible,
  publishDate,
})

const nameOf = ({ kind, name }: Lost, t: Translate): string => {
  if (kind === 'shortcode') return `[${name}]`
  return kind === 'element'
    ? `<${name}>`
    : [name, `(${t(`wordpress.lost.${kind}`)})`].filter(Boolean).join(' ')
}
