import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Slot } from '#features/appointments/office/agenda.tsx'
import type { AppointmentTask } from '#features/appointments/office/appointment-dialogs.tsx'
import { AppointmentWhen } from '#features/appointments/office/appointment-when.tsx'
import { MailHint, ObstacleQuestion } from '#features/appointments/office/dialog-parts.tsx'
import { useBooking } from '#features/appointments/office/use-booking.ts'
import type { Appointment } from '#features/appointments/schema.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { adminConsultationsQuery } from '#features/consultations/browser/api.ts'
import { findQuery } from '#features/find/browser/api.ts'
import { maxQueryLength } from '#features/find/values.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { formatAppointment, formatHijriDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Switch } from '#ui/switch.tsx'
import './new-appointment.css'

type Props = {
  slot: Slot
  onTask: (task: AppointmentTask) => void
  /** Records a new request; the appointment follows at the slot. */
  onNewRequest: (slot: Slot) => void
  onClose: () => void
}

/** Books a free hour of the agenda for a request, whose row saves. */
const NewAppointment = ({ slot, onTask, onNewRequest, onClose }: Props) => {
  const { t, language } = useTranslation()
  const { q, search, requests } = useRequests()
  const [hasDetails, setDetails] = useState(false)
  const { startsAt, lawyerId } = slot
  const { data: me } = useCurrentUser()
  const lawyer = useColleagues(me?.id)?.find(({ id }) => id === lawyerId)
  const booking = useBooking({ slot, onTask, onClose })
  const choose = (request: Found) =>
    hasDetails
      ? onTask({
          kind: 'settle',
          consultationId: request.id,
          lawyerId: lawyerId ?? request.assignedToId,
          startsAt,
        })
      : booking.book(request)
  return (
    <Dialog
      title={formatAppointment(startsAt, language)}
      description={formatHijriDay(startsAt, language)}
      size={480}
      onClose={onClose}
      foot={
        <Button variant="outline" onClick={() => onNewRequest(slot)}>
          {t('agenda.newRequest')}
        </Button>
      }
    >
      <div className="stack">
        <SearchField
          label={t('agenda.request')}
          placeholder={t('agenda.request.hint')}
          value={q}
          onSearch={search}
        />
        <p className="muted">
          {lawyer
            ? t('agenda.savesWith', { lawyer: `\u2068${fullNameOf(lawyer)}\u2069` })
            : t('agenda.saves')}
        </p>
        <MailHint />
        <Outcome booking={booking} slot={slot} onTask={onTask} />
        <p role="status" className={requests?.length === 0 ? 'muted' : 'visually-hidden'}>
          {requests ? t('count.results', { n: requests.length }) : t('state.loading')}
        </p>
        <ul className="bookable">
          {requests?.map((request) => (
            <li key={request.id}>
              <RequestRow request={request} isPending={booking.isPending} onChoose={() => choose(request)} />
            </li>
          ))}
        </ul>
        <Switch label={t('agenda.withDetails')} isOn={hasDetails} onChange={setDetails} />
      </div>
    </Dialog>
  )
}

/** The client, the number, the service and the lawyer, so that a wrong row is noticed before it is pressed. */
const RequestRow = ({
  request: { id, name, service, assignedToName },
  isPending,
  onChoose,
}: {
  request: Found
  isPending: boolean
  onChoose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <button type="button" aria-disabled={isPending || undefined} onClick={onChoose}>
      <b dir="auto">{name}</b>{' '}
      <span className="caption">
        <span className="number" dir="ltr">
          #{id}
        </span>
        {' · '}
        {t(areaLabel[service])}
        {' · '}
        {assignedToName ? <bdi>{assignedToName}</bdi> : t('agenda.withoutLawyer')}
      </span>
    </button>
  )
}

/** The question about a closed time, the appointment that there already is, or the refusal. */
const Outcome = ({
  booking: { chosen, open, question, problem, isPending },
  slot: { startsAt, lawyerId },
  onTask,
}: {
  booking: ReturnType<typeof useBooking>
  slot: Slot
  onTask: (task: AppointmentTask) => void
}) => {
  const { t } = useTranslation()
  if (question)
    return (
      <div className="stack">
        <ObstacleQuestion obstacle={question.obstacle} />
        <div className="cluster">
          <bdi className="strong">{chosen?.name}</bdi>
          <Button isPending={isPending} onClick={question.onConfirm}>
            {t('appointments.saveAnyway')}
          </Button>
        </div>
      </div>
    )
  if (problem)
    return (
      <p role="alert" className="obstacle-question">
        {problem}
      </p>
    )
  return open ? (
    <HasAppointment
      open={open}
      onMove={() =>
        onTask({
          kind: 'move',
          appointment: open,
          proposed: startsAt,
          lawyerId: lawyerId ?? open.lawyerId,
        })
      }
    />
  ) : null
}

const HasAppointment = ({ open, onMove }: { open: Appointment; onMove: () => void }) => {
  const { t } = useTranslation()
  return (
    <div role="status" className="stack">
      <p>{t('agenda.hasAppointment')}</p>
      <bdi className="strong">{open.clientName}</bdi>
      {(open.startsAt === null ? open.proposals : [open.startsAt]).map((time) => (
        <AppointmentWhen key={time} startsAt={time} />
      ))}
      <Button onClick={onMove}>{t('appointments.move')}</Button>
    </div>
  )
}

const newest = new URLSearchParams({ sort: '-createdAt', pageSize: '5' })

type Found = {
  id: number
  name: string
  service: ServiceArea
  assignedToId: number | null
  assignedToName: string | null
}

/** Requests from the search of the office, by number, name or phone; the newest ones without a query. */
const useRequests = () => {
  const [q, setQ] = useState('')
  const { data: listed } = useQuery(adminConsultationsQuery(newest))
  const { data: found, isPlaceholderData } = useQuery(findQuery(q))
  const latest = listed?.rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
  }))
  const requests: readonly Found[] | undefined =
    q === '' ? latest : isPlaceholderData ? undefined : found?.requests
  return { q, requests, search: (text: string) => setQ(text.slice(0, maxQueryLength)) }
}

export default NewAppointment
