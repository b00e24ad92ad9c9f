import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import './consultation-page.css'

/** The breadcrumb from the list to one consultation. */
export const HomeBreadcrumb = ({ current }: { current: ReactNode }) => {
  const { t } = useTranslation()
  const list = {
    key: 'list',
    link: <Link href={href('/client/consultations')}>{t('portal.consultations')}</Link>,
  }
  return <Breadcrumb links={[list]} current={current} />
}

export const ConsultationNumber = ({ id }: { id: number }) => <bdi className="number">#{id}</bdi>

export const ConsultationSkeleton = () => (
  <Loading>
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
  </Loading>
)
