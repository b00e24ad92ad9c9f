import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ImportPreview } from '../schema.ts'
import '#ui/data-table.css'

/** The number of new, existing and invalid lines, and of lines with a refusal. */
export const ImportCounts = ({
  counts,
  declinedCount = 0,
}: Pick<ImportPreview, 'counts'> & Partial<Pick<ImportPreview, 'declinedCount'>>) => {
  const { t } = useTranslation()
  return (
    <dl className="import-counts">
      {(['fresh', 'known', 'wrong'] as const).map((count) => (
        <div key={count}>
          <dt>{t(`import.count.${count}`)}</dt>
          <dd className="number">{counts[count]}</dd>
        </div>
      ))}
      {declinedCount > 0 && (
        <div>
          <dt>{t('import.count.declined')}</dt>
          <dd className="number">{declinedCount}</dd>
        </div>
      )}
    </dl>
  )
}

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

/** Downloads a CSV report from the server. */
export const saveReport = async (name: string, report: string): Promise<void> => {
  const { saveFile } = await import('#browser/download.ts')
  saveFile({ name, blob: new Blob([report], { type: 'text/csv;charset=utf-8' }) })
}
