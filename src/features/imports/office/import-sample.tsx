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
} as const

/** The first records as they will be. */
export const ImportSample = ({
  preview: { fields, sample },
  title = 'import.sample',
}: {
  preview: Pick<ImportPreview, 'fields' | 'sample'>
  title?: TextKey
}) => {
  const { t } = useTranslation()
  const id = useId()
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
            {sample.map(({ line, state, cells }) => (
              <tr key={line}>
                <th scope="row" className="number">
                  {line}
                </th>
                <td>
                  <Badge {...badges[state]}>{t(`import.state.${state}`)}</Badge>
                </td>
                {used.map(({ name }, index) => (
                  <td key={name}>
                    <bdi>{cells[index]}</bdi>
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
