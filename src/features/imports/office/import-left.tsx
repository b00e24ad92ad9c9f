import { useId } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import type { ImportPreview } from '../schema.ts'
import { ImportErrors } from './import-errors.tsx'

const heads = { head: 'import.column', value: 'import.value', message: 'import.reason' } as const

/** The data in the file that is not imported. */
export const ImportLeft = ({
  preview: { unused, notes, noteCount, declined, declinedCount, ended, report },
}: {
  preview: ImportPreview
}) => {
  const { t } = useTranslation()
  const id = useId()
  const endedText = ended > 0 ? ` ${t('import.ended', { n: ended })}` : ''
  return (
    <>
      {unused.length > 0 && (
        <section aria-labelledby={id}>
          <h3 id={id}>{t('import.unused')}</h3>
          <p className="muted">{t('import.unused.text')}</p>
          <ul>
            {unused.map(({ column, head, cells }) => (
              <li key={column}>
                {t('import.unused.column', {
                  head: head || t('import.columns.unnamed', { id: String(column + 1) }),
                  n: cells,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {declinedCount > 0 && (
        <ImportErrors
          preview={{ errors: declined, errorCount: declinedCount, report }}
          title="import.declined"
          text={t('import.declined.text') + endedText}
          heads={heads}
          save="import.report.save"
        />
      )}
      {noteCount > 0 && (
        <ImportErrors
          preview={{ errors: notes, errorCount: noteCount, report }}
          title="import.notes"
          heads={heads}
          save="import.report.save"
        />
      )}
    </>
  )
}
