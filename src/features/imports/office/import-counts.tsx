import { useTranslation } from '#i18n/translate.tsx'
import type { ImportPreview } from '../schema.ts'

/** How many are new, there already, or wrong. */
export const ImportCounts = ({ counts }: Pick<ImportPreview, 'counts'>) => {
  const { t } = useTranslation()
  return (
    <dl className="import-counts">
      {(['fresh', 'known', 'wrong'] as const).map((count) => (
        <div key={count}>
          <dt>{t(`import.count.${count}`)}</dt>
          <dd className="number">{counts[count]}</dd>
        </div>
      ))}
    </dl>
  )
}
