import { stateOf } from '#features/publications/values.ts'
import { csvOf } from '#http/csv.ts'
import { formatList } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import type { Ready } from './run-import.ts'

export type Done = Ready & { id: number }

/** What became of each, for redirects from the old addresses and for whoever looks through the texts. */
export const reportOf = (done: readonly Done[], publicUrl: string, language: Language): string => {
  const t = translateIn[language]
  const heads = ['title', 'oldAddress', 'newAddress', 'state', 'lost', 'missing'] as const
  const now = new Date()
  return csvOf([
    heads.map((head) => t(`wordpress.field.${head}`)),
    ...done.flatMap(({ id, title, origins, input, lost, faults }) =>
      origins.map(({ address }) => [
        title,
        address,
        `${publicUrl}/publications/${id}`,
        t(`publications.office.${stateOf(published(input), now)}`),
        formatList(
          [...new Set(lost.map(({ kind, name }) => (kind === 'shortcode' ? `[${name}]` : name)))],
          language,
        ),
        faults.map(([picture, fault]) => `${picture} (${t(`wordpress.fault.${fault}`)})`).join(' '),
      ]),
    ),
  ])
}

const published = ({ isVisible = true, publishDate = new Date().toISOString() }: Ready['input']) => ({
  isVisible,
  publishDate,
})
