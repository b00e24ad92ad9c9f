import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ImportPreview } from '../schema.ts'
import { saveReport } from './save-report.ts'
import '#ui/data-table.css'

/** What is wrong, by line and column; all of it as a file. */
export const ImportErrors = ({
  preview: { errors, errorCount, report },
  heads = { head: 'import.column', value: 'import.value' },
}: {
  preview: Pick<ImportPreview, 'errors' | 'errorCount' | 'report'>
  /** What stands beside the line, where it is no column and its value. */
  heads?: { head: TextKey; value: TextKey }
}) => {
  const { t } = useTranslation()
  const id = useId()
  const save = () => saveReport(`${t('import.errors.file')}.csv`, report)
  return (
    <section>
      <div className="import-errors-head">
        <h3 id={id}>{t('import.errors', { n: errorCount })}</h3>
        <Button variant="outline" size="small" icon={<Icon icon={Download} size="medium" />} onClick={save}>
          {t('import.errors.save')}
        </Button>
      </div>
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
              <th scope="col">{t('import.error')}</th>
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
