import Lock from 'lucide-react/icons/lock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Consultation } from '#features/consultations/schema.ts'
import { mayBeSameName } from '#features/front-desk/office/caller-name.ts'
import { userName } from '#features/users/browser/user-name.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import type { RequestDetails } from './use-request-details.ts'

/**
 * The reason why nobody works on a request here: the client withdrew it, or it is closed to the reader. Also the person
 * whose portal has it, if the account has another name.
 */
export const RequestNotice = ({
  request,
  person,
}: {
  request: Consultation
  person: RequestDetails['person']
}) => {
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
      {person && 'isVerified' in person && !mayBeSameName(request, person) && (
        <p className="request-notice strong">
          <Icon icon={TriangleAlert} size="medium" />
          {t('request.identity.account', { name: userName(person) })}
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
