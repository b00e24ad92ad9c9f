import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Slot } from '#features/appointments/office/agenda.tsx'
import { consultationAppointmentsQuery } from '#features/appointments/office/api.ts'
import type { AppointmentTask } from '#features/appointments/office/appointment-dialogs.tsx'
import { AppointmentWhen } from '#features/appointments/office/appointment-when.tsx'
import { findOpen } from '#features/appointments/rules.ts'
import { adminConsultationsQuery } from '#features/consultations/browser/api.ts'
import { findQuery } from '#features/find/browser/api.ts'
import { maxQueryLength } from '#features/find/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SearchField } from '#ui/search-field.tsx'

/** Chooses the request for an appointment at a free hour of the agenda. */
const NewAppointment = ({
  slot,
  onTask,
  onNewRequest,
  onClose,
}: {
  slot: Slot
  onTask: (task: AppointmentTask) => void
  /** Records a new request; the appointment follows at the slot. */
  onNewRequest: (slot: Slot) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { q, search, requests } = useRequests()
  const [chosenId, setChosenId] = useState<number>()
  return (
    <Dialog
      title={t('agenda.new')}
      size={480}
      onClose={onClose}
      foot={
        <Button variant="outline" onClick={() => onNewRequest(slot)}>
          {t('agenda.newRequest')}
        </Button>
      }
    >
      <div className="stack">
        <AppointmentWhen startsAt={slot.startsAt} />
        <SearchField
          label={t('agenda.request')}
          placeholder={t('agenda.request.hint')}
          value={q}
          onSearch={search}
        />
        <p role="status" className={requests?.length === 0 ? 'muted' : 'visually-hidden'}>
          {requests ? t('count.results', { n: requests.length }) : t('state.loading')}
        </p>
        <ul className="stack">
          {requests?.map(({ id, name, status }) => (
            <li key={id} className="cluster">
              <Button variant="outline" onClick={() => setChosenId(id)}>
                <bdi>{name}</bdi>
                <span className="number" dir="ltr">
                  #{id}
                </span>
              </Button>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
        {chosenId !== undefined && <Chosen key={chosenId} id={chosenId} slot={slot} onTask={onTask} />}
      </div>
    </Dialog>
  )
}

/** Continues with the request, or offers to move the appointment that it already has. */
const Chosen = ({
  id,
  slot: { startsAt, lawyerId },
  onTask,
}: {
  id: number
  slot: Slot
  onTask: (task: AppointmentTask) => void
}) => {
  const { t } = useTranslation()
  const { data, error } = useQuery(consultationAppointmentsQuery(id, lawyerId ?? undefined))
  const open = data && findOpen(data.appointments, new Date())
  // biome-ignore lint/correctness/useExhaustiveDependencies: continues once it is known that there is none
  useEffect(() => {
    if (data && !open) onTask({ kind: 'settle', consultationId: id, lawyerId, startsAt })
  }, [data])
  return (
    <div role="status" className="stack">
      {error && <p className="muted">{t('appointments.loadFailed')}</p>}
      {open && <p>{t('agenda.hasAppointment')}</p>}
      {open &&
        (open.startsAt === null ? open.proposals : [open.startsAt]).map((time) => (
          <AppointmentWhen key={time} startsAt={time} />
        ))}
      {open && (
        <Button
          onClick={() =>
            onTask({
              kind: 'move',
              appointment: open,
              proposed: startsAt,
              lawyerId: lawyerId ?? open.lawyerId,
            })
          }
        >
          {t('appointments.move')}
        </Button>
      )}
    </div>
  )
}

const newest = new URLSearchParams({ sort: '-createdAt', pageSize: '5' })

/** Requests from the search of the office, by number, name or phone; the newest ones without a query. */
const useRequests = () => {
  const [q, setQ] = useState('')
  const { data: listed } = useQuery(adminConsultationsQuery(newest))
  const { data: found, isPlaceholderData } = useQuery(findQuery(q))
  const latest = listed?.rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
  }))
  const requests = q === '' ? latest : isPlaceholderData ? undefined : found?.requests
  return { q, requests, search: (text: string) => setQ(text.slice(0, maxQueryLength)) }
}

export default NewAppointment
