import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { documentsKey } from '#features/documents/browser/api.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { showToast } from '#ui/toast.ts'
import { useNow } from '#ui/use-now.ts'
import type { PaperPanel, PaperRow, RequestOfPaper } from '../panel-schema.ts'
import { papersQuery } from './api.ts'
import { AskForm, type MissingPaper } from './ask-form.tsx'
import { RefusalDialog, type RefusedPaper } from './refusal-dialog.tsx'
import { RequestedPaper } from './requested-paper.tsx'
import './papers-panel.css'

/** Gets the focus when a pressed button is gone. */
const panelId = 'request-papers'

/** The papers of a request: those that were requested, and the form that requests all others. */
export const PapersPanel = ({
  consultationId,
  onDirty,
}: {
  consultationId: number
  onDirty: (isDirty: boolean) => void
}) => {
  const { t } = useTranslation()
  const { data, isError } = useQuery(papersQuery(consultationId))
  if (!data) return <p className="muted">{t(isError ? 'papers.loadFailed' : 'state.loading')}</p>
  return <LoadedPanel {...{ consultationId, onDirty }} panel={data} />
}

const LoadedPanel = ({
  consultationId,
  panel: { hasAccount, list, rows },
  onDirty,
}: {
  consultationId: number
  panel: PaperPanel
  onDirty: (isDirty: boolean) => void
}) => {
  const { t, language } = useTranslation()
  const queryClient = useQueryClient()
  const today = todayInRiyadh(useNow())
  const [refused, setRefused] = useState<RefusedPaper>()
  const refresh = async (andThen: () => void) => {
    await queryClient.invalidateQueries({ queryKey: documentsKey })
    setTimeout(andThen)
  }
  const focusOnPanel = () => document.getElementById(panelId)?.focus()
  const requested = rows.filter(hasRequest)
  const missing = rows.filter(isMissing)
  return (
    <div id={panelId} tabIndex={-1} className="papers-panel">
      {requested.length > 0 && (
        <ul className="papers-requested">
          {requested.map((row) => (
            <RequestedPaper
              key={row.request.id}
              consultationId={consultationId}
              row={row}
              request={row.request}
              today={today}
              refresh={async (andThen) => {
                await refresh(andThen)
                focusOnPanel()
              }}
              onRefuse={() => setRefused({ ...row.request, title: localized(row, 'title', language).text })}
            />
          ))}
        </ul>
      )}
      {list ? (
        <p className="caption papers-list-name">
          <InItsLanguage {...localized(list, 'name', language)} />{' '}
          {!list.isReviewed && <span className="tag">{t('papers.unreviewed')}</span>}
        </p>
      ) : (
        <p className="muted">{t('papers.noList')}</p>
      )}
      {!hasAccount && <p className="muted">{t('papers.noAccount')}</p>}
      {hasAccount && missing.length > 0 && (
        <AskForm
          // Another selection begins when the papers that are missing change.
          key={missing.map(({ paper }) => paper).join()}
          consultationId={consultationId}
          missing={missing}
          refresh={refresh}
          onRequested={() => {
            showToast({ title: t('papers.asked'), description: t('papers.asked.text') })
            focusOnPanel()
          }}
          onDirty={onDirty}
        />
      )}
      <p className="print-hidden">
        <Link className="text-link" href={href('/dashboard/services/papers')}>
          {t('papers.toLists')}
        </Link>
      </p>
      {refused && (
        <RefusalDialog
          refused={refused}
          fallbackId={panelId}
          refresh={refresh}
          onClose={() => setRefused(undefined)}
        />
      )}
    </div>
  )
}

const hasRequest = (row: PaperRow): row is PaperRow & { request: RequestOfPaper } => row.request !== null

const isMissing = (row: PaperRow): row is MissingPaper =>
  row.request === null && row.paper !== null && row.dueDate !== null
