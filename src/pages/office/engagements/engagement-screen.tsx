import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { AgreementActions } from '#features/engagements/office/agreement-actions.tsx'
import { AgreementHeading } from '#features/engagements/office/agreement-heading.tsx'
import { pdfPath } from '#features/engagements/office/api.ts'
import { ClientWish } from '#features/engagements/office/client-wish.tsx'
import type { EngagementTask } from '#features/engagements/office/engagement-dialogs.tsx'
import { agreementHeading } from '#features/engagements/office/headings.ts'
import { ObstacleList } from '#features/engagements/office/obstacle-list.tsx'
import { VersionHistory } from '#features/engagements/office/version-history.tsx'
import { mayEdit } from '#features/engagements/rules.ts'
import type { Engagement } from '#features/engagements/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useRefresh } from '../../use-refresh.ts'
import { ExportLink } from '../export-link.tsx'
import { OfficeHead } from '../office-head.tsx'
import { AgreementView } from './agreement-view.tsx'
import '#features/engagements/office/agreement.css'
import '#features/engagements/office/editor.css'

const AgreementEditor = lazy(() => import('./agreement-editor.tsx'))
const EngagementDialogs = lazy(() => import('#features/engagements/office/engagement-dialogs.tsx'))

/** An agreement with the actions of its state, its facts and texts, and its history. */
export default function EngagementScreen({
  engagement,
  request,
}: {
  engagement: Engagement
  request: Consultation
}) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const refresh = useRefresh(consultationsKey)
  const [task, setTask] = useState<EngagementTask>()
  const [isDirty, setDirty] = useState(false)
  const requestPage = href('/dashboard/consultations/:id', { id: request.id })
  // The typed text stays if the agreement has become binding meanwhile.
  const isEditor = mayEdit(engagement) || isDirty
  return (
    <div className="engagement-page" id={agreementHeading} tabIndex={-1}>
      <OfficeHead
        title={t('engagements.pageTitle', { number: engagement.number })}
        actions={
          <ExportLink path={pdfPath(engagement.id)}>
            {t(engagement.state === 'draft' ? 'engagements.pdf' : 'engagements.pdf.sent')}
          </ExportLink>
        }
      >
        <p className="engagement-head">
          <AgreementHeading engagement={engagement} />
          <bdi>{engagement.clientName}</bdi>
          <Link className="text-link" href={requestPage}>
            {t('engagements.toRequest', { reference: `#${request.id}` })}
          </Link>
        </p>
      </OfficeHead>
      {engagement.state !== 'ended' && (
        <section className="panel panel-body" aria-label={t('engagements.title')}>
          <ClientWish engagement={engagement} />
          <ObstacleList engagement={engagement} request={request} />
          {isDirty ? (
            <p className="muted">{t('engagements.saveFirst')}</p>
          ) : (
            <div className="cluster print-hidden">
              <AgreementActions engagement={engagement} request={request} onTask={setTask} />
            </div>
          )}
        </section>
      )}
      {isEditor ? (
        <Suspense fallback={<Skeleton shape="80" />}>
          <AgreementEditor engagement={engagement} onDirty={setDirty} />
        </Suspense>
      ) : (
        <AgreementView engagement={engagement} onTask={setTask} />
      )}
      <VersionHistory versions={engagement.versions} />
      {task && (
        <DialogSuspense>
          <EngagementDialogs
            request={request}
            task={task}
            refresh={refresh}
            onDeleted={() => navigate(requestPage)}
            onClose={() => setTask(undefined)}
          />
        </DialogSuspense>
      )}
    </div>
  )
}
