import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#browser/call-api.ts'
import { ownConsultationQuery } from '#features/consultations/browser/api.ts'
import { useConsultationTitle } from '#features/consultations/portal/title.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { ConsultationContent } from './consultation-content.tsx'
import { ConsultationNumber, HomeBreadcrumb } from './consultation-number.tsx'
import { ConsultationSkeleton, FailedConsultation, UnknownConsultation } from './consultation-states.tsx'

export default function ConsultationPage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const id = Number(params.id)
  const { data: consultation, isError, error, isFetching, refetch } = useQuery(ownConsultationQuery(id))
  const titleOf = useConsultationTitle()
  const isUnknown = error instanceof ApiError && error.status === 404
  const title = isUnknown ? t('portal.request.notFound') : t('portal.consultations')
  return (
    <>
      <PageHead title={consultation ? titleOf(consultation) : title} />
      <HomeBreadcrumb current={<ConsultationNumber id={id} />} />
      {consultation && <ConsultationContent consultation={consultation} />}
      {!consultation && !isError && <ConsultationSkeleton />}
      {!consultation && isUnknown && <UnknownConsultation />}
      {!consultation && isError && !isUnknown && (
        <FailedConsultation error={error} isRetrying={isFetching} onRetry={() => refetch()} />
      )}
    </>
  )
}
