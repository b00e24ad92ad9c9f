import { useQuery } from '@tanstack/react-query'
import CalendarX from 'lucide-react/icons/calendar-x'
import { consultationCountsQuery } from '#features/consultations/browser/counts.ts'
import { formatNumber } from '#i18n/dictionary.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { WithOfficeTexts } from '../with-office-texts.tsx'

/** The number of matters without a next date, with an icon, beside the number of pending requests. */
export const UndatedCount = () => {
  const { data: counts } = useQuery(consultationCountsQuery())
  const n = counts?.undated ?? 0
  return (
    n > 0 && (
      <WithOfficeTexts area="officeNotices">
        <Count n={n} />
      </WithOfficeTexts>
    )
  )
}

const Count = ({ n }: { n: number }) => {
  const { t } = useTranslation()
  const label = t('count.undated', { n })
  return (
    <>
      <span className="sidebar-count sidebar-undated number" aria-hidden="true" title={label}>
        <Icon icon={CalendarX} size="small" />
        {formatNumber(n)}
      </span>
      <span className="visually-hidden">{label}</span>
    </>
  )
}
