import { useQuery } from '@tanstack/react-query'
import type { Consultation } from '#features/consultations/schema.ts'
import UrgentDialog from '#features/front-desk/office/urgent-dialog.tsx'
import { correctGuest, sharingQuery } from '#features/people/office/api.ts'
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
  return <CallerDialog consultation={consultation} onSaved={onSaved} onClose={onClose} />
}

/** Opens with the list of the requests that share the number, so that nothing moves afterwards. */
const CallerDialog = ({
  consultation,
  onSaved,
  onClose,
}: {
  consultation: Consultation
  onSaved: () => Promise<void>
  onClose: () => void
}) => {
  const { data: sharing, isPending } = useQuery({ ...sharingQuery(consultation.id), gcTime: 0 })
  if (isPending) return null
  return (
    <CorrectionDialog
      contact={consultation}
      isAccount={false}
      sharing={sharing}
      save={(correction) => correctGuest(consultation.id, correction)}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}

export default DeskDialogs
