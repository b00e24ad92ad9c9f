import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import type { AgendaEntry } from '../schema.ts'
import AppointmentDialogs from './appointment-dialogs.tsx'
import { type Closed, InTheWay } from './in-the-way.tsx'

/** Lists the appointments that are outside the new hours after a change. */
export const ClosedHours = ({ closed }: { closed: Closed | undefined }) => {
  const { t } = useTranslation()
  const [appointment, setAppointment] = useState<AgendaEntry>()
  if (!closed) return null
  return (
    <>
      <InTheWay
        title={t('hours.closed.inTheWay', { n: closed.appointments.length })}
        closed={closed}
        onMove={setAppointment}
      />
      {appointment && (
        <AppointmentDialogs task={{ kind: 'move', appointment }} onClose={() => setAppointment(undefined)} />
      )}
    </>
  )
}
