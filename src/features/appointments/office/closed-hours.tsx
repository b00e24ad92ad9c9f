import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import AppointmentDialogs, { type AppointmentTask } from './appointment-dialogs.tsx'
import { type Closed, InTheWay } from './in-the-way.tsx'

/** Lists the appointments that are outside the new hours after a change. */
export const ClosedHours = ({ closed }: { closed: Closed | undefined }) => {
  const { t } = useTranslation()
  const [task, setTask] = useState<AppointmentTask>()
  if (!closed) return null
  return (
    <>
      <InTheWay
        title={t('hours.closed.inTheWay', { n: closed.appointments.length })}
        closed={closed}
        onTask={setTask}
      />
      {task && <AppointmentDialogs task={task} onClose={() => setTask(undefined)} />}
    </>
  )
}
