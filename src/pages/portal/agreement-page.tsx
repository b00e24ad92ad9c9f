import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { ApiError } from '#browser/call-api.ts'
import { Agreement } from '#features/agreements/portal/agreement.tsx'
import { AgreementBadge } from '#features/agreements/portal/agreement-state.tsx'
import { useAgreementTitle } from '#features/agreements/portal/agreement-values.tsx'
import { ownAgreementQuery } from '#features/agreements/portal/api.ts'
import type { OwnAgreement } from '#features/agreements/schema.ts'
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

export default function AgreementPage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const id = Number(params.id)
  const { data: agreement, isError, error, isFetching, refetch } = useQuery(ownAgreementQuery(id))
  if (agreement) return <LoadedAgreement agreement={agreement} />
  const isUnknown = error instanceof ApiError && error.status === 404
  const title = t(isUnknown ? 'ownAgreement.notFound' : 'agreement.agreement')
  return (
    <>
      <PageHead title={title} />
      <div className="portal-head">
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {isUnknown && <UnknownAgreement />}
      {isError && !isUnknown && (
        <LoadFailed
          title={t('ownAgreement.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!isError && <AgreementSkeleton />}
    </>
  )
}

const LoadedAgreement = ({ agreement }: { agreement: OwnAgreement }) => {
  const title = useAgreementTitle(agreement)
  const { t } = useTranslation()
  const { consultationId } = agreement
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
      <Breadcrumb links={links} current={<bdi className="number">{agreement.number}</bdi>} />
      <div className="portal-head consultation-head">
        <h1 tabIndex={-1}>{title}</h1>
        <AgreementBadge {...agreement} />
        <p>{t('ownAgreement.version', { version: String(agreement.version) })}</p>
      </div>
      <Agreement agreement={agreement} />
    </>
  )
}

const UnknownAgreement = () => {
  const { t } = useTranslation()
  return (
    <div className="panel">
      <EmptyState
        title={t('ownAgreement.notFound.line')}
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

const AgreementSkeleton = () => {
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
