import type { ReactNode } from 'react'
import type { StaffMember } from '#features/users/schema.ts'
import { formatList, formatLongDate, formatShortDeadline } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import type { HistoryEntry, HistoryField } from '../schema.ts'
import { consultationStatuses, dateKinds, origins } from '../values.ts'

type SentenceProps = { entry: HistoryEntry; staff: readonly StaffMember[] }

/** The sentence about a change, with who made it. */
export const HistorySentence = (props: SentenceProps) => {
  const { field, userName } = props.entry
  if (!hasDetails(field))
    return <Sentence of={`history.${field}`} elements={{ who: <Who userName={userName} /> }} />
  const SentenceOf = sentences[field]
  return <SentenceOf {...props} />
}

const hasDetails = (field: HistoryField): field is keyof typeof sentences => field in sentences

/** A member of the office, or a deleted user without a name. */
const Who = ({ userName }: { userName: string | null }) => {
  const { t } = useTranslation()
  return <b>{userName ? <bdi>{userName}</bdi> : t('dash.deletedUser')}</b>
}

const Status = ({ value }: { value: string | null }) => {
  const { t } = useTranslation()
  const status = consultationStatuses.find((known) => known === value)
  return <b>{status && t(`status.${status}`)}</b>
}

/** The office records how a request came; without that, it came through the website. */
const CreatedSentence = ({ entry: { from, to, userName } }: SentenceProps) => {
  const status = <Status value={to} />
  if (from === null) return <Sentence of="history.created" elements={{ status }} />
  return (
    <Sentence
      of="history.recorded"
      elements={{ who: <Who userName={userName} />, origin: <OriginName value={from} />, status }}
    />
  )
}

const OriginName = ({ value }: { value: string | null }) => {
  const { t } = useTranslation()
  const origin = origins.find((known) => known === value)
  return <b>{origin && t(`consult.origin.${origin}`)}</b>
}

const UrgentSentence = ({ entry: { userName, to } }: SentenceProps) => {
  const { language } = useTranslation()
  const who = <Who userName={userName} />
  if (to === null) return <Sentence of="history.urgentDay.removed" elements={{ who }} />
  return <Sentence of="history.urgentDay" elements={{ who, day: <b>{formatLongDate(to, language)}</b> }} />
}

const SpokenSentence = ({ entry: { userName, to } }: SentenceProps) => (
  <Sentence
    of="history.spokenWith"
    elements={{ who: <Who userName={userName} />, origin: <OriginName value={to} /> }}
  />
)

const StatusSentence = ({ entry: { userName, from, to } }: SentenceProps) => (
  <Sentence
    of="history.status"
    elements={{
      who: <Who userName={userName} />,
      from: <Status value={from} />,
      to: <Status value={to} />,
    }}
  />
)

const AssigneeSentence = ({ entry: { userName, to }, staff }: SentenceProps) => {
  const { t } = useTranslation()
  const who = <Who userName={userName} />
  if (to === null) return <Sentence of="history.unassigned" elements={{ who }} />
  const assignee = nameOf(staff, to) ?? t('dash.deletedUser')
  if (assignee === userName) return <Sentence of="history.took" elements={{ who }} />
  return <Sentence of="history.assigned" elements={{ who, name: <bdi>{assignee}</bdi> }} />
}

const checkTexts: Record<string, TextKey> = {
  clear: 'history.check.clear',
  waived: 'history.check.waived',
}

const CheckSentence = ({ entry: { userName, to } }: SentenceProps) => (
  <Sentence
    of={checkTexts[to ?? ''] ?? 'history.check.refused'}
    elements={{ who: <Who userName={userName} /> }}
  />
)

/** An entry without a name is by a guest, or by a client whose account is deleted. */
const AppointmentSentence = ({
  of,
  entry: { field, from, to, userName },
}: SentenceProps & { of: TextKey }) => {
  const { t, language } = useTranslation()
  const time = (value: string | null) => (
    <b>{value !== null && field !== 'appointmentProposed' && formatShortDeadline(value, language)}</b>
  )
  const who = <b>{userName ? <bdi>{userName}</bdi> : t('history.guest')}</b>
  return <Sentence of={of} elements={{ who, from: time(from), to: time(to) }} />
}

const appointment = (of: TextKey) => (props: SentenceProps) => <AppointmentSentence of={of} {...props} />

const ReadersSentence = ({ entry: { userName, to }, staff }: SentenceProps) => {
  const { t, language } = useTranslation()
  const who = <Who userName={userName} />
  if (to === null) return <Sentence of="history.unrestricted" elements={{ who }} />
  if (to === '') return <Sentence of="history.restrictedToManagers" elements={{ who }} />
  const names = to.split(',').map((id) => nameOf(staff, id) ?? t('dash.deletedUser'))
  return <Sentence of="history.restricted" elements={{ who, names: formatList(names, language) }} />
}

/** The history stores the id of an assignee as text. */
const nameOf = (staff: readonly StaffMember[], id: string): string | undefined => {
  const person = staff.find((member) => String(member.id) === id)
  return person && `${person.firstName} ${person.lastName}`
}

const ConversationsSentence = ({ entry: { userName, from, to } }: SentenceProps) => (
  <Sentence
    of={Number(to) > Number(from) ? 'history.conversations' : 'history.conversations.removed'}
    elements={{ who: <Who userName={userName} /> }}
  />
)

const StageSentence = ({ entry: { userName, from, to } }: SentenceProps) => {
  const who = <Who userName={userName} />
  if (from === null) return <Sentence of="history.stage.begun" elements={{ who }} />
  return <Sentence of="history.stage.moved" elements={{ who, from: <b>{from}</b>, to: <b>{to}</b> }} />
}

/** The value is the name of the step; the previous value is the kind of the date. */
const MatterSentence = ({ entry: { userName, from, to } }: SentenceProps) => {
  const { t } = useTranslation()
  const kind = dateKinds.find((known) => known === from)
  return (
    <Sentence
      of={`history.matter.${to}` as 'history.matter.dateSet'}
      elements={{ who: <Who userName={userName} />, kind: kind && t(`matter.kind.${kind}`) }}
    />
  )
}

/** The value is the new state, and the previous value is the number. */
const AgreementSentence = ({ entry: { userName, from, to } }: SentenceProps) => (
  <Sentence
    of={`history.agreement.${to}` as 'history.agreement.sent'}
    elements={{ who: <Who userName={userName} />, number: <b dir="ltr">{from}</b> }}
  />
)

/**
 * The sentences with more variables than the user. Every other field has the text `history.<field>`, or it causes a
 * compile error.
 */
const sentences = {
  created: CreatedSentence,
  status: StatusSentence,
  assignedToId: AssigneeSentence,
  readers: ReadersSentence,
  spokenWith: SpokenSentence,
  urgentDay: UrgentSentence,
  conversations: ConversationsSentence,
  conflictCheck: CheckSentence,
  stage: StageSentence,
  matter: MatterSentence,
  agreement: AgreementSentence,
  appointmentProposed: appointment('history.appointmentProposed'),
  appointmentConfirmed: appointment('history.appointmentConfirmed'),
  appointmentMoved: appointment('history.appointmentMoved'),
  appointmentChanged: appointment('history.appointmentChanged'),
  appointmentCanceled: appointment('history.appointmentCanceled'),
} as const satisfies { [Field in HistoryField]?: (props: SentenceProps) => ReactNode }
