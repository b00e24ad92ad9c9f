import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { href } from '#access/href.ts'
import type { AppointmentTask } from '#features/appointments/office/appointment-dialogs.tsx'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { adminConsultationQuery } from '#features/consultations/browser/api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import RecordDialog from '#features/front-desk/office/record-dialog.tsx'
import type { Caller } from '#features/front-desk/office/use-taken-caller.ts'
import type { SavedRequest } from '#features/front-desk/schema.ts'
import { personQuery } from '#features/people/office/api.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useGuardedNavigate } from '../../use-leave-guard.ts'
import { WithOfficeTexts } from '../../with-office-texts.tsx'
import type { NewRequest } from './new-request.tsx'

const AppointmentDialogs = lazy(() => import('#features/appointments/office/appointment-dialogs.tsx'))

const texts = [
  'officeFrontDesk',
  'officeCorrection',
  'officeConsultations',
  'officeConflicts',
  'officeAppointments',
] as const

/** The dialog of a new request, over any screen of the office. */
export default function OpenRecordDialog({ start, onClose }: { start: NewRequest; onClose: () => void }) {
  const { data: me } = useCurrentUser()
  const queryClient = useQueryClient()
  const navigate = useGuardedNavigate()
  const [task, setTask] = useState<AppointmentTask>()
  const findCaller = async (from: { userId: number } | { consultationId: number }): Promise<Caller> => {
    if ('userId' in from) {
      const person = await queryClient.fetchQuery(personQuery(from.userId))
      const { firstName, lastName, email, preferredLanguage } = person
      const userId = String(from.userId)
      return { userId, firstName, lastName, email, language: preferredLanguage, phone: person.phone ?? '' }
    }
    const found = await queryClient.fetchQuery(adminConsultationQuery(from.consultationId))
    if (found.userId !== null) return findCaller({ userId: found.userId })
    const { firstName, lastName, email, phone, language } = found
    return { userId: '', firstName, lastName, email, phone, language }
  }
  const settle = ({ consultation: { id, assignedToId } }: SavedRequest) =>
    setTask(
      start.slot
        ? { kind: 'settle', consultationId: id, ...start.slot }
        : { kind: 'propose', consultationId: id, lawyerId: assignedToId },
    )
  return (
    me && (
      <WithOfficeTexts area={texts}>
        <RecordDialog
          me={me}
          start={start.caller}
          findCaller={findCaller}
          onRecorded={(saved) => {
            void queryClient.invalidateQueries({ queryKey: consultationsKey })
            if (start.slot) settle(saved)
          }}
          onPropose={settle}
          onOpen={(id) => {
            onClose()
            void navigate(href('/dashboard/consultations/:id', { id }))
          }}
          onClose={onClose}
        />
        {task && (
          <DialogSuspense>
            <AppointmentDialogs
              task={task}
              onChanged={() => queryClient.invalidateQueries({ queryKey: consultationsKey })}
              onClose={() => setTask(undefined)}
            />
          </DialogSuspense>
        )}
      </WithOfficeTexts>
    )
  )
}
