import Eye from 'lucide-react/icons/eye'
import { lazy, useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { PartyName } from '#features/agreements/browser/party-name.tsx'
import {
  AgreementActions,
  type AgreementTask,
  agreementHeading,
  canBeSent,
  ObstacleList,
  obstaclesHeading,
} from '#features/agreements/office/agreement-actions.tsx'
import { ClientWish } from '#features/agreements/office/agreement-facts.tsx'
import { AgreementView, VersionHistory } from '#features/agreements/office/agreement-view.tsx'
import { pdfPath, recordPath } from '#features/agreements/office/api.ts'
import { AgreementBadge } from '#features/agreements/office/state-badge.tsx'
import { mayEdit } from '#features/agreements/rules.ts'
import type { Agreement } from '#features/agreements/schema.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { partOnDemand } from '../../part-on-demand.tsx'
import { useRefresh } from '../../use-refresh.ts'
import { ExportLink } from '../export-link.tsx'
import { OfficeHead } from '../office-head.tsx'
import '#features/agreements/office/agreement.css'
import '#features/agreements/office/editor.css'

const AgreementEditor = partOnDemand(() => import('./agreement-editor.tsx'), <Skeleton shape="80" />)
const AgreementDialogs = lazy(() => import('#features/agreements/office/agreement-dialogs.tsx'))

/** An agreement with the actions of its state, its facts and texts, and its history. */
export default function AgreementScreen({
  agreement,
  request,
}: {
  agreement: Agreement
  request: Consultation
}) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const refresh = useRefresh(consultationsKey)
  const [task, setTask] = useState<AgreementTask>()
  const [isDirty, setDirty] = useState(false)
  const requestPage = href('/dashboard/consultations/:id', { id: request.id })
  // The typed text stays if the agreement has become binding meanwhile.
  const isEditor = mayEdit(agreement) || isDirty
  /** After a save, which may show what is still missing. */
  const askToSend = useCallback(
    (saved: Agreement) => {
      if (canBeSent(saved, request)) return setTask({ kind: 'send', agreement: saved })
      document.getElementById(obstaclesHeading)?.focus()
      showToast({ title: t('agreements.saved'), description: t('agreements.saved.notSent') })
    },
    [request, t],
  )
  return (
    <div className="agreement-page" id={agreementHeading} tabIndex={-1}>
      <OfficeHead
        title={t('agreements.pageTitle', { number: agreement.number })}
        actions={<AgreementFiles agreement={agreement} />}
      >
        <p className="agreement-head">
          <AgreementBadge state={agreement.state} />
          <span className="strong">{t('agreements.history.version', { version: agreement.version })}</span>
          <PartyName>{agreement.clientName}</PartyName>
          <Link className="text-link" href={requestPage}>
            {t('agreements.toRequest', { reference: `#${request.id}` })}
          </Link>
        </p>
      </OfficeHead>
      {agreement.state !== 'ended' && (
        <section className="panel panel-body" aria-label={t('agreements.title')}>
          <ClientWish agreement={agreement} />
          <ObstacleList agreement={agreement} request={request} />
          {isDirty ? (
            <p className="muted">{t('agreements.saveFirst')}</p>
          ) : (
            <div className="cluster print-hidden">
              <AgreementActions agreement={agreement} request={request} onTask={setTask} />
            </div>
          )}
        </section>
      )}
      {isEditor ? (
        <AgreementEditor
          agreement={agreement}
          maySend={agreement.maySend && request.userId !== null}
          onDirty={setDirty}
          onSend={askToSend}
        />
      ) : (
        <AgreementView agreement={agreement} onTask={setTask} />
      )}
      <VersionHistory versions={agreement.versions} />
      {task && (
        <DialogSuspense>
          <AgreementDialogs
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

const PreviewDialog = lazy(() => import('#features/agreements/office/preview-dialog.tsx'))

/** The files of an agreement: its PDF, shown or downloaded, a copy to sign, and the record of the acceptance. */
const AgreementFiles = ({ agreement }: { agreement: Agreement }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { id, state, versions } = agreement
  return (
    <>
      <Button variant="outline" icon={<Icon icon={Eye} size="medium" />} onClick={() => setOpen(true)}>
        {t(state === 'draft' ? 'agreements.preview' : 'agreements.preview.sent')}
      </Button>
      <ExportLink path={pdfPath(id)}>{t('agreements.pdf')}</ExportLink>
      {state !== 'ended' && (
        <ExportLink path={pdfPath(id, { use: 'signing' })}>{t('agreements.pdf.signing')}</ExportLink>
      )}
      {versions.some(({ decision }) => decision === 'accepted') && (
        <ExportLink path={recordPath(id)}>{t('agreements.pdf.record')}</ExportLink>
      )}
      {isOpen && (
        <DialogSuspense>
          <PreviewDialog agreement={agreement} onClose={() => setOpen(false)} />
        </DialogSuspense>
      )}
    </>
  )
}
