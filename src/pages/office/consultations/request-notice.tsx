import Lock from 'lucide-react/icons/lock'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Consultation } from '#features/consultations/schema.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'

/** Why a request is not worked on here: the client withdrew it, or it is closed to the reader. */
export const RequestNotice = ({ request }: { request: Consultation }) => {
  const { t, language } = useTranslation()
  const { withdrawnAt, isOpen, assignedToName } = request
  return (
    <>
      {withdrawnAt && (
        <p className="request-notice strong">
          <Icon icon={Undo2} size="medium" flips />
          {t('consult.withdrawn', { date: formatLongDate(withdrawnAt, language) })}
        </p>
      )}
      {!isOpen && (
        <p className="request-notice">
          <Icon icon={Lock} size="medium" />
          {assignedToName ? t('consult.closed', { name: assignedToName }) : t('consult.assigneeLeft')}
        </p>
      )}
    </>
  )
}
