import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { ApiError } from '#browser/call-api.ts'
import { Agreement } from '#features/engagements/portal/agreement.tsx'
import { AgreementBadge } from '#features/engagements/portal/agreement-state.tsx'
import { useAgreementTitle } from '#features/engagements/portal/agreement-values.tsx'
import { ownEngagementQuery } from '#features/engagements/portal/api.ts'
import type { OwnEngagement } from '#features/engagements/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { ConsultationNumber } from './consultation-number.tsx'
import { LoadFailed } from './load-failed.tsx'
import './consultation-page.css'

export default function EngagementPage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const id = Number(params.id)
  const { data: engagement, isError, error, isFetching, refetch } = useQuery(ownEngagementQuery(id))
  if (engagement) return <LoadedEngagement engagement={engagement} />
  const isUnknown = error instanceof ApiError && error.status === 404
  const title = t(isUnknown ? 'agreement.notFound' : 'engagement.agreement')
  return (
    <>
      <PageHead title={title} />
      <div className="portal-head">
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {isUnknown && <UnknownEngagement />}
      {isError && !isUnknown && (
        <LoadFailed
          title={t('agreement.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!isError && <EngagementSkeleton />}
    </>
  )
}

const LoadedEngagement = ({ engagement }: { engagement: OwnEngagement }) => {
  const title = useAgreementTitle(engagement)
  const { t } = useTranslation()
  const { consultationId } = engagement
  const links = [
    { key: 'list', link: <Link href={href('/client/consultations')}>{t('portal.consultations')}</Link> },
    {
      key: 'request',
      link: (
        <Link href={href('/client/consultations/:id', { id: consultationId })}>
          <ConsultationNumber id={consultationId} />
        </Link>
      ),
    },
  ]
  return (
    <>
      <PageHead title={title} />
      <Breadcrumb links={links} current={<bdi className="number">{engagement.number}</bdi>} />
      <div className="portal-head consultation-head">
        <h1 tabIndex={-1}>{title}</h1>
        <AgreementBadge {...engagement} />
        <p>{t('agreement.version', { version: String(engagement.version) })}</p>
      </div>
      <Agreement engagement={engagement} />
    </>
  )
}

const UnknownEngagement = () => {
  const { t } = useTranslation()
  return (
    <div className="panel">
      <EmptyState
        title={t('agreement.notFound.line')}
        action={
          <Link href={href('/client/consultations')} className={buttonClass()}>
            {t('portal.consultations')}
          </Link>
        }
      >
        {t('portal.request.notFound.body')}
      </EmptyState>
    </div>
  )
}

const EngagementSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="panel panel-body stack" aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('state.loading')}
      </p>
      <Skeleton shape="40" />
      <Skeleton />
      <Skeleton shape="80" />
    </div>
  )
}
