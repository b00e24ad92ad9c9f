import { AppointmentSection } from '#features/appointments/office/appointment-section.tsx'
import type { Consultation } from '#features/consultations/schema.ts'
import type { ConsultationTask } from './consultation-tasks.tsx'

/** The appointments about a request. */
export default function MeetPanel({
  request: { id, assignedToId, isOpen },
  onTask,
}: {
  request: Consultation
  onTask: (task: ConsultationTask) => void
}) {
  return (
    <AppointmentSection
      consultationId={id}
      assignedToId={assignedToId}
      isOpen={isOpen}
      hasHeading={false}
      onTask={(task) => onTask({ of: 'appointment', task })}
    />
  )
}
