import { useId } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import type { WordpressPreview } from '../schema.ts'
import '#ui/data-table.css'
import '#features/imports/office/import-dialog.css'

const written = (kind: string, name: string): string => {
  if (kind === 'element') return `<${name}>`
  if (kind === 'shortcode') return `[${name}]`
  return name
}

/** Lists the parts of the texts that are not imported. */
export const WordpressLost = ({ lost }: Pick<WordpressPreview, 'lost'>) => {
  const { t } = useTranslation()
  const id = useId()
  if (lost.length === 0) return null
  return (
    <section>
      <h3 id={id}>{t('wordpress.lost')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled with keys */}
      <section className="import-table" tabIndex={0} aria-labelledby={id}>
        <table className="data-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('wordpress.lost.name')}</th>
              <th scope="col">{t('wordpress.lost.kind')}</th>
              <th scope="col">{t('wordpress.lost.count')}</th>
            </tr>
          </thead>
          <tbody>
            {lost.map(({ kind, name, count }) => (
              <tr key={`${kind} ${name}`}>
                {/* Some kinds have no names, so the row contains only the kind. */}
                <th scope="row" colSpan={name ? undefined : 2}>
                  {name ? <bdi dir="ltr">{written(kind, name)}</bdi> : t(`wordpress.lost.${kind}`)}
                </th>
                {name && <td>{t(`wordpress.lost.${kind}`)}</td>}
                <td className="number">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
