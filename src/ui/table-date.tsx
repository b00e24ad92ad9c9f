import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'

/** The day of an instant in a cell of a table (specification, section 9). */
export const TableDate = ({ instant }: { instant: string }) => {
  const { language } = useTranslation()
  return (
    <time className="muted no-wrap" dateTime={instant}>
      {formatTableDate(instant, language)}
    </time>
  )
}
