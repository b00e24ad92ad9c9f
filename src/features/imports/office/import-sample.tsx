import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import type { ImportPreview } from '../schema.ts'
import '#ui/data-table.css'

const badges = {
  fresh: { tone: 'green', icon: Plus },
  known: { tone: 'grey', icon: Check },
  wrong: { tone: 'red', icon: CircleAlert },
  declined: { tone: 'grey', icon: Ban },
} as const

/** A preview of the first records. */
export const ImportSample = ({
  preview: { fields, sample, declined = [] },
  title = 'import.sample',
}: {
  preview: Pick<ImportPreview, 'fields' | 'sample'> & Partial<Pick<ImportPreview, 'declined'>>
  title?: TextKey
}) => {
  const { t } = useTranslation()
  const id = useId()
  const declinedLines = new Set(declined.map(({ line }) => line))
  const resultOf = ({ line, state }: (typeof sample)[number]) =>
    state !== 'wrong' && declinedLines.has(line) ? 'declined' : state
  const used = fields.filter(({ column }) => column !== null)
  return (
    <section>
      <h3 id={id}>{t(title)}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled with keys */}
      <section className="import-table" tabIndex={0} aria-labelledby={id}>
        <table className="data-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{t('import.state')}</th>
              {used.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((each) => (
              <tr key={each.line}>
                <th scope="row" className="number">
                  {each.line}
                </th>
                <td>
                  <Badge {...badges[resultOf(each)]}>{t(`import.state.${resultOf(each)}`)}</Badge>
                </td>
                {used.map(({ name }, index) => (
                  <td key={name}>
                    <bdi>{each.cells[index]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
