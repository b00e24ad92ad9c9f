import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'

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
