import type { Consultation } from '#features/consultations/schema.ts'
import UrgentDialog from '#features/front-desk/office/urgent-dialog.tsx'
import { correctGuest } from '#features/people/office/api.ts'
import CorrectionDialog from '#features/people/office/correction-dialog.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'

/** Corrects the caller's number and address, or sets the day that must not pass. */
export type DeskTask = 'correct' | 'urgent'

const DeskDialogs = ({
  task,
  consultation,
  refresh,
  onClose,
}: {
  task: DeskTask
  consultation: Consultation
  /** Refetches all data about requests, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const onSaved = () =>
    refresh(() => {
      onClose()
      showToast({ title: t(task === 'correct' ? 'correction.saved' : 'consult.urgentDay.saved') })
    })
  if (task === 'urgent')
    return <UrgentDialog consultation={consultation} onSaved={onSaved} onClose={onClose} />
  return (
    <CorrectionDialog
      contact={consultation}
      isAccount={false}
      save={(correction) => correctGuest(consultation.id, correction)}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}

export default DeskDialogs
