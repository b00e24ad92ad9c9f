import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ImportPreview } from '../schema.ts'
import { saveReport } from './save-report.ts'
import '#ui/data-table.css'

/** Errors by line and column, with a link to all of them as a file. */
export const ImportErrors = ({
  preview: { errors, errorCount, report },
  heads = { head: 'import.column', value: 'import.value', message: 'import.error' },
  title = 'import.errors',
  text,
  save = 'import.errors.save',
}: {
  preview: Pick<ImportPreview, 'errors' | 'errorCount' | 'report'>
  /** Column headers, for errors that are not about one cell. */
  heads?: { head: TextKey; value: TextKey; message?: TextKey }
  title?: TextKey
  text?: string
  /** The label of the download. */
  save?: TextKey
}) => {
  const { t } = useTranslation()
  const id = useId()
  const saveAll = () => saveReport(`${t('import.errors.file')}.csv`, report)
  return (
    <section>
      <div className="import-errors-head">
        <h3 id={id}>{t(title, { n: errorCount })}</h3>
        <Button
          variant="outline"
          size="small"
          icon={<Icon icon={Download} size="medium" />}
          onClick={saveAll}
        >
          {t(save)}
        </Button>
      </div>
      {text && <p className="muted">{text}</p>}
      {errors.length < errorCount && (
        <p className="muted">{t('import.errors.first', { n: errors.length })}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled with keys */}
      <section className="import-table" tabIndex={0} aria-labelledby={id}>
        <table className="data-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{t(heads.head)}</th>
              <th scope="col">{t(heads.value)}</th>
              <th scope="col">{t(heads.message ?? 'import.error')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, head, value, message }) => (
              <tr key={`${line} ${head} ${message}`}>
                <th scope="row" className="number">
                  {line}
                </th>
                <td>
                  <bdi>{head}</bdi>
                </td>
                <td>
                  <bdi>{value}</bdi>
                </td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
