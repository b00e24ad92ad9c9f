import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'

/** The date of an instant in a table cell (specification, section 9). */
export const TableDate = ({ instant }: { instant: string }) => {
  const { language } = useTranslation()
  return (
    <time className="muted no-wrap" dateTime={instant}>
      {formatTableDate(instant, language)}
    </time>
  )
}
