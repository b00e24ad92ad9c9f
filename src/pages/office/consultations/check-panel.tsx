import { useQuery } from '@tanstack/react-query'
import { partiesQuery } from '#features/conflicts/office/api.ts'
import { Parties } from '#features/conflicts/office/parties.tsx'
import type { Consultation } from '#features/consultations/schema.ts'
import { correspondentQuery } from '#features/messages/browser/api.ts'
import { CorrespondentStanding } from '#features/messages/office/correspondent-standing.tsx'
import { guestQuery } from '#features/people/office/api.ts'
import { GuestStanding } from '#features/people/office/guest-standing.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { DiligenceContent } from '../diligence-section.tsx'
import type { ConsultationTask } from './consultation-tasks.tsx'

/** The identity of the person who sent the request. */
export const IdentityPanel = ({ request }: { request: Consultation }) => (
  <div className="stack">
    {request.userId === null ? (
      <GuestIdentity requestId={request.id} />
    ) : (
      <Standing userId={request.userId} />
    )}
    {request.isOpen && (
      <DiligenceContent
        subject={
          request.userId === null
            ? { kind: 'guests', id: request.id }
            : { kind: 'people', id: request.userId }
        }
        name={nameOf(request)}
      />
    )}
  </div>
)

/** The parties and the possible conflicts. */
export const PartiesPanel = ({
  request,
  onTask,
}: {
  request: Consultation
  onTask: (task: ConsultationTask) => void
}) => (
  <>
    <Parties consultationId={request.id} onTask={(task) => onTask({ of: 'parties', task })} />
    <PartyRecords requestId={request.id} />
  </>
)

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/** The record of each party, closed at first. */
const PartyRecords = ({ requestId }: { requestId: number }) => {
  const { t } = useTranslation()
  const { data } = useQuery(partiesQuery(requestId))
  return data?.parties.map(({ id, nameArabic, nameLatin }) => {
    const name = [nameArabic, nameLatin].filter(Boolean).join(' · ')
    return (
      <details key={id}>
        <summary>
          {t('diligence.ofParty')} <bdi>{name}</bdi>
        </summary>
        <DiligenceContent subject={{ kind: 'parties', id }} name={name} />
      </details>
    )
  })
}

const GuestIdentity = ({ requestId }: { requestId: number }) => {
  const { t } = useTranslation()
  const { data: guest } = useQuery(guestQuery(requestId))
  return (
    <>
      {!guest?.seenInPersonAt && <p className="muted">{t('request.identity.guest')}</p>}
      {guest && (
        <p>
          <GuestStanding guest={guest} />
        </p>
      )}
    </>
  )
}

const Standing = ({ userId }: { userId: number }) => {
  const { data: person } = useQuery(correspondentQuery(userId))
  return <p>{person && <CorrespondentStanding person={person} />}</p>
}
