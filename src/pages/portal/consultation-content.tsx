import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AgreementPanel } from '#features/agreements/portal/agreement-panel.tsx'
import { ownAgreementsQuery } from '#features/agreements/portal/api.ts'
import { appointmentsKey, ownAppointmentQuery } from '#features/appointments/browser/api.ts'
import { OwnAppointmentSection } from '#features/appointments/portal/own-appointment.tsx'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { PreferredMeeting } from '#features/consultations/browser/preferred-meeting.tsx'
import { isOutcome, nextStepOf } from '#features/consultations/next-step.ts'
import { ConsultationSteps } from '#features/consultations/portal/step-list.tsx'
import { ConsultationBadge, ConsultationTitle } from '#features/consultations/portal/summary.tsx'
import { Withdrawal } from '#features/consultations/portal/withdrawal.tsx'
import { openStatuses } from '#features/consultations/rules.ts'
import type { OwnConsultation, OwnConsultationWithHistory } from '#features/consultations/schema.ts'
import { ownDocumentRequestsQuery, ownDocumentsQuery } from '#features/documents/browser/api.ts'
import { documentListId } from '#features/documents/portal/document-list.tsx'
import { ownMatterQuery } from '#features/matters/browser/own-api.ts'
import { OwnProgress } from '#features/matters/portal/own-progress.tsx'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { clientSummaryQuery } from '#features/overview/browser/api.ts'
import { ownQuestionsQuery } from '#features/questions/browser/own-api.ts'
import { OwnQuestionsPanel } from '#features/questions/portal/own-questions.tsx'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { UserParagraph, UserText } from '#ui/user-text.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { ConsultationNumber, ConsultationSkeleton } from './consultation-frame.tsx'
import { ConsultationMessages, WriteButton } from './consultation-messages.tsx'
import { RequestedDocuments, SendDocuments } from './document-uploads.tsx'
import { Documents } from './documents.tsx'
import { LoadFailed } from './load-states.tsx'
import {
  CallOfficeLink,
  NewConsultationLink,
  NextStepPanel,
  OpenAgreementLink,
  UploadButton,
} from './next-step-panel.tsx'
import {
  agreementStepOf,
  asksForDocument,
  asksForNewConsultation,
  documentStepOf,
  isAboutAgreement,
  type PanelStep,
} from './panel-step.ts'
import './consultation-page.css'

/** The whole consultation, on its own page and on the home page of a client with one open request. */
export const ConsultationContent = ({
  consultation,
  heading: Heading = 'h1',
}: {
  consultation: OwnConsultationWithHistory
  heading?: 'h1' | 'h2'
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const now = useNow()
  const [isDirty, setDirty] = useState(false)
  const { question } = useLeaveGuard(isDirty)
  const documentRequests = useQuery(ownDocumentRequestsQuery(consultation.id))
  const appointment = useQuery(ownAppointmentQuery(consultation.id))
  const allAgreements = useQuery(ownAgreementsQuery())
  const progress = useQuery(ownMatterQuery(consultation.id))
  const questions = useQuery(ownQuestionsQuery(consultation.id))
  // They decide the next step, or are above it: shown earlier, it would change or move.
  const isComplete = [documentRequests, appointment, allAgreements, progress, questions].every(
    ({ isPending }) => !isPending,
  )
  const requested = documentRequests.data
  // Open document requests come first, by due date.
  const awaited = requested?.[0]?.state === 'open' ? requested[0] : undefined
  // The queries of this page have the documents and agreements with their details.
  const others = { ...consultation, awaitsDocument: false, awaitsDecision: false }
  const ownStep = nextStepOf(others, now, useCalendar())
  const agreements = (allAgreements.data ?? []).filter(
    ({ consultationId }) => consultationId === consultation.id,
  )
  const step = isOutcome(ownStep)
    ? ownStep
    : (agreementStepOf(agreements, now) ?? (awaited ? documentStepOf(awaited, now) : ownStep))
  return (
    <>
      {!isComplete && <ConsultationSkeleton />}
      {/* Mounted meanwhile, so that the other parts load, too. */}
      <div hidden={!isComplete}>
        <div className="portal-head consultation-head">
          {/* Gets focus when the button that opened a dialog is gone. */}
          <Heading tabIndex={-1}>
            <ConsultationTitle consultation={consultation} />
          </Heading>
          <ConsultationBadge consultation={consultation} />
        </div>
        {agreements.length > 0 && <AgreementPanel agreements={agreements} />}
        <OwnQuestionsPanel consultation={consultation} />
        <OwnProgress consultationId={consultation.id} facts={consultation} />
        <OwnAppointmentSection consultationId={consultation.id} />
        <div className="consultation-page">
          <NextStepPanel step={step} date={consultation.nextDate} isNarrow>
            {awaited && asksForDocument(step) ? <UploadButton requested={awaited} /> : actionsFor(step)}
          </NextStepPanel>
          <section className="panel consultation-status" aria-labelledby="consultation-status">
            <div className="consultation-status-head">
              <h2 className="panel-title" id="consultation-status">
                {t('portal.steps')}
              </h2>
              {consultation.assignedToName && (
                <p className="caption">
                  <Sentence
                    of="portal.withLawyer"
                    elements={{ name: <UserText>{consultation.assignedToName}</UserText> }}
                  />
                </p>
              )}
            </div>
            <ConsultationSteps consultation={consultation} layout="column" />
          </section>
          <ConsultationMessages consultation={consultation} onDirty={setDirty}>
            <ConsultationText consultation={consultation} />
          </ConsultationMessages>
          <div className="consultation-side">
            <RequestedDocuments consultationId={consultation.id} />
            <ConsultationDocuments consultationId={consultation.id} />
            <OwnQuestionsPanel consultation={consultation} isSide />
          </div>
          <section className="consultation-page-facts" aria-labelledby="consultation-page-facts">
            <div className="portal-section-head">
              <h2 id="consultation-page-facts">{t('portal.request.facts')}</h2>
            </div>
            <div className="panel">
              <ConsultationFacts consultation={consultation} />
              <Withdrawal
                consultation={consultation}
                afterChange={() =>
                  Promise.all(
                    [clientSummaryQuery().queryKey, appointmentsKey].map((queryKey) =>
                      queryClient.invalidateQueries({ queryKey }),
                    ),
                  )
                }
              />
            </div>
          </section>
        </div>
      </div>
      {question}
    </>
  )
}

/** While the reply is due or the consultation is in review, there is nothing to click. */
const actionsFor = (step: PanelStep) => {
  if (isAboutAgreement(step)) return <OpenAgreementLink step={step} />
  if (step.kind === 'rejected' || step.kind === 'spoke' || step.kind === 'underway') return <WriteButton />
  if (asksForNewConsultation(step)) return <NewConsultationLink variant="noor" />
  // It has its own section below.
  if (step.kind === 'appointmentOpen') return undefined
  if (step.kind === 'replyDue' || step.kind === 'inReview') return undefined
  return <CallOfficeLink />
}

/** The text that the client sent with the consultation, as the first message of the conversation. */
const ConsultationText = ({ consultation }: { consultation: OwnConsultation }) => {
  const { t, language } = useTranslation()
  const { data: user } = useCurrentUser()
  return (
    <div className="consultation-text">
      <Monogram
        name={`${consultation.firstName} ${consultation.lastName}`}
        id={user?.id ?? consultation.id}
      />
      <div>
        <p className="cluster">
          <b>{t('portal.request.you')}</b>
          <time className="caption" dateTime={consultation.createdAt}>
            {formatDateTime(consultation.createdAt, language)}
          </time>
        </p>
        <UserParagraph className="consultation-message">{consultation.message}</UserParagraph>
      </div>
    </div>
  )
}

const ConsultationFacts = ({ consultation }: { consultation: OwnConsultation }) => {
  const { t, language } = useTranslation()
  const { id, service, status, createdAt, assignedToName, preferredDate, preferredTime } = consultation
  return (
    <dl className="details consultation-details">
      <Fact label={t('form.service')}>{t(areaLabel[service])}</Fact>
      <Fact label={t('portal.column.sentOn')}>
        <time dateTime={createdAt}>{formatLongDate(createdAt, language)}</time>
      </Fact>
      {preferredDate && (
        <Fact label={t('form.preferredDate')}>
          <PreferredMeeting date={preferredDate} time={preferredTime} />
        </Fact>
      )}
      <Fact label={t('portal.request.number')}>
        <ConsultationNumber id={id} />
      </Fact>
      {consultation.rejectionNote && (
        <Fact label={t('portal.request.note')}>
          <UserParagraph className="user-lines">{consultation.rejectionNote}</UserParagraph>
        </Fact>
      )}
      {(assignedToName || openStatuses.some((open) => open === status)) && (
        <Fact label={t('portal.request.handledBy')}>
          {assignedToName ? (
            <UserText>{assignedToName}</UserText>
          ) : (
            <span className="subtle">{t('portal.request.unassigned')}</span>
          )}
        </Fact>
      )}
    </dl>
  )
}

/** The documents of one consultation in both directions, and an upload for more. */
const ConsultationDocuments = ({ consultationId }: { consultationId: number }) => {
  const { t } = useTranslation()
  const { data, isError, error, isFetching, refetch } = useQuery(
    ownDocumentsQuery(new URLSearchParams({ consultationId: String(consultationId), pageSize: '100' })),
  )
  if (!data && isError)
    return (
      <LoadFailed
        title={t('portal.papers.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => refetch()}
      />
    )
  return (
    <section
      id={documentListId}
      className={data?.total === 0 ? 'print-hidden' : undefined}
      tabIndex={-1}
      aria-labelledby="consultation-documents"
    >
      <div className="portal-section-head">
        <h2 id="consultation-documents">{t('portal.papers')}</h2>
      </div>
      <div className="panel" aria-busy={!data}>
        {data && data.total > 0 && <Documents documents={data.rows} label={t('portal.papers')} isDeletable />}
        {!data && (
          <div className="panel-body stack">
            <Skeleton shape="80" />
            <Skeleton shape="60" />
          </div>
        )}
        <div className="consultation-send needs-scripts">
          <SendDocuments consultationId={consultationId} />
        </div>
      </div>
    </section>
  )
}
