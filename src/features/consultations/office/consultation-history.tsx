import type { ReactNode } from 'react'
import type { StaffMember } from '#features/users/schema.ts'
import { formatDateTime, formatList, formatShortDeadline } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { appointmentSteps, consultationStatuses, type HistoryEntry } from '../schema.ts'

/** Who changed what and when, newest first. */
export const ConsultationHistory = ({
  history,
  staff,
}: {
  history: readonly HistoryEntry[] | undefined
  staff: readonly StaffMember[]
}) => {
  const { t, language } = useTranslation()
  return (
    <section className="consultation-history" aria-busy={!history || undefined}>
      <h3 className="consultation-heading">{t('consult.history')}</h3>
      {!history && <Skeleton shape="60" />}
      <ol>
        {history?.toReversed().map((entry) => (
          <li key={entry.id}>
            <HistorySentence entry={entry} staff={staff} />
            {entry.message !== null && <UserParagraph>{entry.message}</UserParagraph>}
            <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

const HistorySentence = ({ entry, staff }: { entry: HistoryEntry; staff: readonly StaffMember[] }) => {
  const { t } = useTranslation()
  const { field, from, to, userName } = entry
  const who = <b>{userName ? <bdi>{userName}</bdi> : t('dash.formerUser')}</b>
  const statusWord = (value: string | null) => {
    const status = consultationStatuses.find((known) => known === value)
    return <b>{status && t(`status.${status}`)}</b>
  }
  if (field === 'claimed') return <Sentence of="history.claimed" elements={{ who }} />
  if (field === 'created') return <Sentence of="history.created" elements={{ status: statusWord(to) }} />
  if (field === 'withdrawn') return <Sentence of="history.withdrawn" elements={{}} />
  if (field === 'rejectionNote') return <Sentence of="history.rejectionNote" elements={{ who }} />
  if (field === 'replied') return <Sentence of="history.replied" elements={{ who }} />
  if (field === 'notes') return <Sentence of="history.notes" elements={{ who }} />
  const step = appointmentSteps.find((known) => known === field)
  if (step) return <AppointmentSentence step={step} entry={entry} />
  if (field === 'status')
    return <Sentence of="history.status" elements={{ who, from: statusWord(from), to: statusWord(to) }} />
  if (field === 'parties') return <Sentence of="history.parties" elements={{ who }} />
  if (field === 'conflictCheck') return <CheckSentence who={who} to={to} />
  if (field === 'readers') return <ReadersSentence who={who} to={to} staff={staff} />
  if (to === null) return <Sentence of="history.unassigned" elements={{ who }} />
  const assignee = nameOf(staff, to) ?? t('dash.formerUser')
  if (assignee === userName) return <Sentence of="history.took" elements={{ who }} />
  return <Sentence of="history.assigned" elements={{ who, name: <bdi>{assignee}</bdi> }} />
}

const CheckSentence = ({ who, to }: { who: ReactNode; to: string | null }) => {
  if (to === 'clear') return <Sentence of="history.check.clear" elements={{ who }} />
  if (to === 'waived') return <Sentence of="history.check.waived" elements={{ who }} />
  return <Sentence of="history.check.refused" elements={{ who }} />
}

/** Who is not named is the guest, or a client whose account is gone. */
const AppointmentSentence = ({
  step,
  entry: { from, to, userName },
}: {
  step: (typeof appointmentSteps)[number]
  entry: HistoryEntry
}) => {
  const { t, language } = useTranslation()
  const time = (value: string | null) => (
    <b>{value !== null && step !== 'appointmentProposed' && formatShortDeadline(value, language)}</b>
  )
  const who = <b>{userName ? <bdi>{userName}</bdi> : t('history.guest')}</b>
  return <Sentence of={`history.${step}`} elements={{ who, from: time(from), to: time(to) }} />
}

const ReadersSentence = ({
  who,
  to,
  staff,
}: {
  who: ReactNode
  to: string | null
  staff: readonly StaffMember[]
}) => {
  const { t, language } = useTranslation()
  if (to === null) return <Sentence of="history.unrestricted" elements={{ who }} />
  if (to === '') return <Sentence of="history.restrictedToManagers" elements={{ who }} />
  const names = to.split(',').map((id) => nameOf(staff, id) ?? t('dash.formerUser'))
  return <Sentence of="history.restricted" elements={{ who, names: formatList(names, language) }} />
}

/** The history stores the id of an assignee as text. */
const nameOf = (staff: readonly StaffMember[], id: string): string | undefined => {
  const person = staff.find((member) => String(member.id) === id)
  return person && `${person.firstName} ${person.lastName}`
}
