import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import './consultation-page.css'

/** The id is unknown or belongs to someone else: the response is the same. */
export const UnknownConsultation = () => {
  const { t } = useTranslation()
  return (
    <>
      <div className="portal-head">
        <h1>{t('portal.request.notFound')}</h1>
      </div>
      <div className="panel">
        <EmptyState
          title={t('portal.request.notFound.line')}
          action={
            <Link href={href('/client/consultations')} className={buttonClass()}>
              {t('portal.consultations')}
            </Link>
          }
        >
          {t('portal.request.notFound.body')}
        </EmptyState>
      </div>
    </>
  )
}

export const FailedConsultation = (failure: Omit<ComponentProps<typeof LoadFailed>, 'title'>) => {
  const { t } = useTranslation()
  return (
    <>
      <div className="portal-head">
        <h1>{t('portal.consultations')}</h1>
      </div>
      <LoadFailed title={t('portal.request.failed')} {...failure} />
    </>
  )
}

export const ConsultationSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('state.loading')}
      </p>
      <div className="portal-head consultation-head-skeleton">
        <Skeleton shape="60" />
      </div>
      <div className="consultation-page">
        <div className="next-step next-step-skeleton night">
          <Skeleton shape="40" />
          <Skeleton shape="80" />
          <Skeleton shape="60" />
        </div>
        <div className="panel panel-body stack consultation-status">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="80" />
          ))}
        </div>
        <div className="panel panel-body stack consultation-messages">
          <Skeleton shape="40" />
          <Skeleton />
          <Skeleton shape="80" />
        </div>
        <div className="panel panel-body stack consultation-side">
          <Skeleton shape="60" />
          <Skeleton shape="80" />
        </div>
      </div>
    </div>
  )
}
