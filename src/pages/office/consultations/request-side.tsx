import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import {
  ConsultationAccess,
  ConsultationFacts,
  ConsultationHistory,
} from '#features/consultations/office/consultation-facts.tsx'
import type { ConsultationWithHistory } from '#features/consultations/schema.ts'
import { ConsultationHold } from '#features/legal-holds/office/consultation-hold.tsx'
import { staffQuery } from '#features/users/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { ConsultationLinks } from './consultation-links.tsx'
import type { ConsultationTask } from './consultation-tasks.tsx'

const ReadersDialog = lazy(() =>
  import('#features/consultations/office/readers-dialog.tsx').then(({ ReadersDialog }) => ({
    default: ReadersDialog,
  })),
)

/** The person and the facts, who may read the request, and its history. */
export default function RequestSide({
  request,
  refresh,
  onTask,
}: {
  request: ConsultationWithHistory
  refresh: (andThen: () => void) => Promise<void>
  onTask: (task: ConsultationTask) => void
}) {
  const { t } = useTranslation()
  const { data: staff = [] } = useQuery(staffQuery())
  const [isRestricting, setRestricting] = useState(false)
  return (
    <div className="request-side">
      <section className="panel" aria-labelledby="request-facts">
        <header className="panel-head">
          <h2 id="request-facts">{t('request.facts')}</h2>
        </header>
        <ConsultationFacts
          consultation={request}
          hasText={false}
          reply={
            request.isOpen && (
              <div className="cluster request-record">
                <Button
                  variant="outline"
                  size="table"
                  onClick={() => onTask({ of: 'conversation', task: { kind: 'record' } })}
                >
                  {t('conversations.record')}
                </Button>
              </div>
            )
          }
          access={null}
          links={
            request.isOpen && (
              <ConsultationLinks consultation={request} onTask={(task) => onTask({ of: 'desk', task })} />
            )
          }
        />
      </section>
      <details className="panel request-more">
        <summary>{t('request.access')}</summary>
        <div className="panel-body">
          <ConsultationAccess
            consultation={request}
            details={request}
            more={request.isOpen && <ConsultationHold consultationId={request.id} />}
            onChange={() => setRestricting(true)}
          />
        </div>
      </details>
      <details className="panel request-more">
        <summary>{t('consult.history')}</summary>
        <ConsultationHistory history={request.history} staff={staff} />
      </details>
      {isRestricting && (
        <DialogSuspense>
          <ReadersDialog
            consultation={request}
            onSaved={async () => {
              await refresh(() => setRestricting(false))
            }}
            onGone={() => setRestricting(false)}
            onClose={() => setRestricting(false)}
          />
        </DialogSuspense>
      )}
    </div>
  )
}
