import { useTranslation } from '#i18n/translate.tsx'
import type { ImportPreview } from '../schema.ts'

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
