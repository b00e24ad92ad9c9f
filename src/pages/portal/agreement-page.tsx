import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { Agreement } from '#features/agreements/portal/agreement.tsx'
import { AgreementBadge, useAgreementTitle } from '#features/agreements/portal/agreement-state.tsx'
import { ownAgreementQuery } from '#features/agreements/portal/api.ts'
import type { OwnAgreement } from '#features/agreements/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { ConsultationNumber } from './consultation-frame.tsx'
import { RecordStates } from './load-states.tsx'
import './consultation-page.css'

export default function AgreementPage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const id = Number(params.id)
  const query = useQuery(ownAgreementQuery(id))
  if (query.data) return <LoadedAgreement agreement={query.data} />
  const title = t(isGone(query.error) ? 'ownAgreement.notFound' : 'agreement.agreement')
  return (
    <>
      <PageHead title={title} />
      <div className="portal-head">
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      <RecordStates
        query={query}
        texts={{
          unknown: 'ownAgreement.notFound.line',
          failed: 'ownAgreement.failed',
          list: 'portal.consultations',
        }}
        list={href('/client/consultations')}
      />
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
