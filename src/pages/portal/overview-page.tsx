import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { ownAgreementsQuery } from '#features/agreements/portal/api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { VerifyNote } from '#features/auth/browser/verify-note.tsx'
import { ownConsultationQuery } from '#features/consultations/browser/api.ts'
import { EarlierRequests } from '#features/consultations/portal/earlier-requests.tsx'
import {
  ConsultationList,
  ConsultationListSkeleton,
  NextDatePanel,
} from '#features/consultations/portal/overview.tsx'
import { ConsultationTitle } from '#features/consultations/portal/summary.tsx'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { clientSummaryQuery } from '#features/overview/browser/api.ts'
import type { ClientSummary } from '#features/overview/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { hydrateWhenFetched } from '../hydrate-when-visible.tsx'
import { PageHead } from '../page-head.tsx'
import { requestTexts } from '../portal-screens.ts'
import { WithTexts } from '../with-texts.tsx'
import { ConsultationSkeleton } from './consultation-frame.tsx'
import { LoadFailed } from './load-states.tsx'
import {
  CallOfficeLink,
  NewConsultationLink,
  NextStepPanel,
  OpenAgreementLink,
  OpenConsultationLink,
  UploadButton,
} from './next-step-panel.tsx'
import {
  agreementStepOf,
  asksForDocument,
  asksForNewConsultation,
  isAboutAgreement,
  isAboutAppointment,
  overviewStepOf,
  type PanelStep,
} from './panel-step.ts'
import { RecentDocuments, RecentMessages } from './recent.tsx'
import './overview-page.css'

/** Only clients with exactly one open request need its code and its texts. */
const ConsultationContent = hydrateWhenFetched(
  async () => {
    const { ConsultationContent: Content } = await import('./consultation-content.tsx')
    return {
      default: (props: Parameters<typeof Content>[0]) => (
        <WithTexts area={requestTexts}>
          <Content {...props} />
        </WithTexts>
      ),
    }
  },
  <ConsultationSkeleton />,
)

export default function OverviewPage() {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const { data: summary, isError, error, isFetching, refetch } = useQuery(clientSummaryQuery())
  return (
    <>
      <PageHead title={t('portal.title')} />
      <div className="portal-head">
        <h1 tabIndex={-1}>{t('portal.welcome', { firstName: user?.firstName ?? '' })}</h1>
        {summary !== undefined && summary.openConsultations > 0 && (
          <p>{t('portal.openRequests', { n: summary.openConsultations })}</p>
        )}
      </div>
      {user && <VerifyNote user={user} />}
      <EarlierRequests user={user} onClaimed={refetch} />
      {summary && <Home summary={summary} />}
      {!summary && isError && (
        <LoadFailed
          title={t('portal.overview.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!summary && !isError && <SummarySkeleton />}
    </>
  )
}

/**
 * The open request itself, if there is exactly one, or else the summary. A change while the page is open keeps
 * the choice, so that it cannot remove a letter that is being written.
 */
const Home = ({ summary }: { summary: ClientSummary }) => {
  const [only] = useState(() =>
    summary.openConsultations === 1 ? summary.recentConsultations[0] : undefined,
  )
  return only ? <OpenRequest id={only.id} /> : <Summary summary={summary} />
}

const OpenRequest = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const { data: consultation, isError, error, isFetching, refetch } = useQuery(ownConsultationQuery(id))
  return (
    <>
      {consultation && <ConsultationContent consultation={consultation} heading="h2" />}
      {!consultation && !isError && <ConsultationSkeleton />}
      {!consultation && isError && (
        <LoadFailed
          title={t('portal.request.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => refetch()}
        />
      )}
      <div className="portal-section-head">
        <Link href={href('/client/consultations')} className="text-link">
          {t('portal.allConsultations')}
        </Link>
        <NewConsultationLink variant="outline" />
      </div>
    </>
  )
}

const Summary = ({ summary }: { summary: ClientSummary }) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const { data: agreements = [], isPending } = useQuery(ownAgreementsQuery())
  const now = useNow()
  const ofMatters = overviewStepOf(summary, now, useCalendar())
  const step = agreementStepOf(agreements, now) ?? ofMatters
  const consultation = aboutOf(step, summary)
  // A proposal would replace the next step.
  if (isPending) return <SummarySkeleton />
  return (
    <div className="portal-overview">
      <NextDatePanel consultation={summary.datedConsultation} />
      <NextStepPanel
        step={step}
        date={summary.next?.nextDate}
        about={consultation && <ConsultationTitle consultation={consultation} />}
      >
        <PanelActions step={step} requested={summary.askedDocument} id={consultation?.id} />
      </NextStepPanel>
      <section aria-labelledby="recent-consultations">
        <div className="portal-section-head">
          <h2 id="recent-consultations">{t('portal.consultations')}</h2>
          {!asksForNewConsultation(step) && <NewConsultationLink variant="outline" />}
        </div>
        <div className="panel">
          {summary.recentConsultations.length === 0 ? (
            <EmptyState title={t('portal.empty.title')}>
              {t(user?.isVerified === false ? 'portal.empty.unconfirmed' : 'portal.empty.body')}
            </EmptyState>
          ) : (
            <>
              <ConsultationList consultations={summary.recentConsultations} />
              <Link href={href('/client/consultations')} className="portal-all">
                {t('portal.allConsultations')}
                <Icon icon={ArrowRight} size="medium" flips />
              </Link>
            </>
          )}
        </div>
      </section>
      <div className="portal-pair">
        <RecentMessages />
        <RecentDocuments />
      </div>
    </div>
  )
}

/** The consultation that the step is about. */
const aboutOf = (step: PanelStep, { askedConsultation, appointmentConsultation, next }: ClientSummary) => {
  if (isAboutAgreement(step)) return undefined
  if (asksForDocument(step)) return askedConsultation
  return isAboutAppointment(step) ? appointmentConsultation : next
}

/** One primary button: the next action, or else a link to the consultation. */
const PanelActions = ({
  step,
  requested,
  id,
}: {
  step: PanelStep
  requested: ClientSummary['askedDocument']
  id: number | undefined
}) => {
  const isLate = step.kind === 'replyLate'
  const asks = asksForDocument(step)
  const hasLitButton = isLate || asks || asksForNewConsultation(step)
  return (
    <>
      {asks && requested && <UploadButton requested={requested} />}
      <OpenAgreementLink step={step} />
      {isLate && <CallOfficeLink />}
      {asksForNewConsultation(step) && <NewConsultationLink variant="noor" />}
      {id !== undefined && <OpenConsultationLink id={id} variant={hasLitButton ? 'night' : 'noor'} />}
    </>
  )
}

const SummarySkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="portal-overview">
      <div className="next-step next-step-skeleton night">
        <Skeleton shape="40" />
        <Skeleton shape="80" />
        <Skeleton shape="60" />
      </div>
      <section aria-label={t('portal.consultations')}>
        <div className="portal-section-head">
          <h2>{t('portal.consultations')}</h2>
        </div>
        <div className="panel">
          <ConsultationListSkeleton />
        </div>
      </section>
    </div>
  )
}
