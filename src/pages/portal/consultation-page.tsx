import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { ownConsultationQuery } from '#features/consultations/browser/api.ts'
import { useConsultationTitle } from '#features/consultations/portal/summary.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { ConsultationContent } from './consultation-content.tsx'
import { ConsultationNumber, ConsultationSkeleton, HomeBreadcrumb } from './consultation-frame.tsx'
import { RecordStates } from './load-states.tsx'

export default function ConsultationPage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const id = Number(params.id)
  const query = useQuery(ownConsultationQuery(id))
  const { data: consultation, error } = query
  const titleOf = useConsultationTitle()
  const title = t(isGone(error) ? 'portal.request.notFound' : 'portal.consultations')
  return (
    <>
      <PageHead title={consultation ? titleOf(consultation) : title} />
      <HomeBreadcrumb current={<ConsultationNumber id={id} />} />
      {!consultation && error && (
        <div className="portal-head">
          <h1>{title}</h1>
        </div>
      )}
      {consultation ? (
        <ConsultationContent consultation={consultation} />
      ) : (
        <RecordStates
          query={query}
          texts={{
            unknown: 'portal.request.notFound.line',
            failed: 'portal.request.failed',
            list: 'portal.consultations',
          }}
          list={href('/client/consultations')}
          placeholder={<ConsultationSkeleton />}
        />
      )}
    </>
  )
}
