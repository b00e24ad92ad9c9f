import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { PartyName } from '#features/engagements/browser/party-name.tsx'
import { AgreementActions } from '#features/engagements/office/agreement-actions.tsx'
import { ClientWish } from '#features/engagements/office/client-wish.tsx'
import type { EngagementTask } from '#features/engagements/office/engagement-dialogs.tsx'
import { agreementHeading, obstaclesHeading } from '#features/engagements/office/headings.ts'
import { ObstacleList } from '#features/engagements/office/obstacle-list.tsx'
import { canBeSent } from '#features/engagements/office/obstacles.ts'
import { AgreementBadge } from '#features/engagements/office/state-badge.tsx'
import { VersionHistory } from '#features/engagements/office/version-history.tsx'
import { mayEdit } from '#features/engagements/rules.ts'
import type { Engagement } from '#features/engagements/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useRefresh } from '../../use-refresh.ts'
import { OfficeHead } from '../office-head.tsx'
import { AgreementFiles } from './agreement-files.tsx'
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
  /** After a save, which may show what is still missing. */
  const askToSend = (saved: Engagement) => {
    if (canBeSent(saved, request)) return setTask({ kind: 'send', engagement: saved })
    document.getElementById(obstaclesHeading)?.focus()
    showToast({ title: t('engagements.saved'), description: t('engagements.saved.notSent') })
  }
  return (
    <div className="engagement-page" id={agreementHeading} tabIndex={-1}>
      <OfficeHead
        title={t('engagements.pageTitle', { number: engagement.number })}
        actions={<AgreementFiles engagement={engagement} />}
      >
        <p className="engagement-head">
          <AgreementBadge state={engagement.state} />
          <span className="strong">{t('engagements.history.version', { version: engagement.version })}</span>
          <PartyName>{engagement.clientName}</PartyName>
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
          <AgreementEditor
            engagement={engagement}
            maySend={engagement.maySend && request.userId !== null}
            onDirty={setDirty}
            onSend={askToSend}
          />
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
