import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import Inbox from 'lucide-react/icons/inbox'
import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import StickyNote from 'lucide-react/icons/sticky-note'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { Reader } from '#access/roles.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatDateTime, formatFileSize, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, StatusBadge } from '#ui/badge.tsx'
import { FileName } from '#ui/file-name.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { mayChangeNote, mayRemoveNote } from '../rules.ts'
import type { EventOf, PersonEvent } from '../schema.ts'
import type { EventKind } from '../values.ts'
import type { NoteTask } from './note-dialogs.tsx'

type Context = { personId: number; reader: Reader; onNote: (task: NoteTask) => void }

const icons = {
  request: Inbox,
  appointment: CalendarDays,
  message: Mail,
  document: FileText,
  note: StickyNote,
} as const satisfies Record<EventKind, unknown>

/** One entry of the timeline, with a link to its record and the time of day. */
export const EventRow = ({ event, ...context }: { event: PersonEvent } & Context) => {
  const { language } = useTranslation()
  return (
    <li className="person-event">
      <Icon icon={icons[event.kind]} size="medium" />
      <div className="person-event-body">
        <EventText event={event} {...context} />
      </div>
      <time dateTime={event.at} className="person-event-time">
        {formatTime(event.at, language)}
      </time>
    </li>
  )
}

const EventText = ({ event, ...context }: { event: PersonEvent } & Context) => {
  if (event.kind === 'request') return <RequestText event={event} />
  if (event.kind === 'appointment') return <AppointmentText event={event} />
  if (event.kind === 'message') return <MessageText event={event} personId={context.personId} />
  if (event.kind === 'document') return <DocumentText event={event} personId={context.personId} />
  return <NoteText event={event} {...context} />
}

const Heading = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link href={to} className="text-link person-event-title">
    {children}
  </Link>
)

const RequestText = ({ event }: { event: EventOf<'request'> }) => {
  const { t } = useTranslation()
  const { id, service, subject, status, isWithdrawn, assignedToName } = event
  return (
    <>
      <Heading to={href('/dashboard/consultations/:id', { id })}>
        {t('people.request', { reference: `#${id}`, service: t(areaLabel[service]) })}
      </Heading>
      {subject && <bdi>{subject}</bdi>}
      <span className="person-event-more">
        {isWithdrawn ? t('due.withdrawn') : <StatusBadge status={status} />}
        <span>
          {assignedToName
            ? t('people.request.assigned', { name: assignedToName })
            : t('people.request.unassigned')}
        </span>
      </span>
    </>
  )
}

const stateTones = { proposed: 'yellow', confirmed: 'blue', canceled: 'grey' } as const

const AppointmentText = ({ event }: { event: EventOf<'appointment'> }) => {
  const { t } = useTranslation()
  const { consultationId, meeting, state, lawyerName } = event
  return (
    <>
      <Heading to={href('/dashboard/consultations/:id', { id: consultationId })}>
        {t('people.appointment', { reference: `#${consultationId}` })}
      </Heading>
      <span className="person-event-more">
        <Badge tone={stateTones[state]} icon={CalendarDays}>
          {t(`appointments.state.${state}`)}
        </Badge>
        <span>{t(`appointments.kind.${meeting}`)}</span>
        {lawyerName && <bdi>{lawyerName}</bdi>}
      </span>
    </>
  )
}

const MessageText = ({ event, personId }: { event: EventOf<'message'>; personId: number }) => {
  const { t } = useTranslation()
  const { id, subject, isFromClient, otherName, isToFirm } = event
  const name = otherName ?? t('people.someone')
  const what = isToFirm
    ? t('people.message.toFirm')
    : t(isFromClient ? 'people.message.fromClient' : 'people.message.toClient', { name })
  return (
    <>
      <Heading to={href(`/dashboard/messages?box=all&userId=${personId}&open=${id}`)}>{what}</Heading>
      {subject && <bdi>{subject}</bdi>}
    </>
  )
}

const DocumentText = ({ event, personId }: { event: EventOf<'document'>; personId: number }) => {
  const { t, language } = useTranslation()
  const { id, name, size, isFromClient, uploadedByName } = event
  return (
    <>
      <Heading to={href(`/dashboard/documents?userId=${personId}&documentId=${id}`)}>
        {isFromClient
          ? t('people.document.fromClient')
          : t('people.document.toClient', { name: uploadedByName ?? t('people.someone') })}
      </Heading>
      <span>
        <FileName>{name}</FileName> · <span className="number">{formatFileSize(size, language)}</span>
      </span>
    </>
  )
}

const NoteText = ({ event, reader, onNote }: { event: EventOf<'note'> } & Context) => {
  const { t, language } = useTranslation()
  const { text, authorName, at, updatedAt } = event
  return (
    <>
      <span className="person-event-head">
        <span className="person-event-title">
          {t('people.note', { name: authorName ?? t('people.someone') })}
        </span>
        {mayChangeNote(reader, event) && (
          <IconButton
            icon={Pencil}
            label={t('people.note.edit')}
            onClick={() => onNote({ task: 'edit', note: event })}
          />
        )}
        {mayRemoveNote(reader, event) && (
          <IconButton
            icon={Trash2}
            label={t('people.note.remove')}
            onClick={() => onNote({ task: 'remove', note: event })}
          />
        )}
      </span>
      <UserParagraph className="person-note">{text}</UserParagraph>
      {updatedAt !== at && (
        <span className="caption">
          {t('people.note.edited', { date: formatDateTime(updatedAt, language) })}
        </span>
      )}
    </>
  )
}
