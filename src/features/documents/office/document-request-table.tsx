import Check from 'lucide-react/icons/check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import FileCheck from 'lucide-react/icons/file-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { MalwareBadge } from '#features/malware/browser/malware-badge.tsx'
import { isServed } from '#features/malware/values.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { type Column, DataTable, type ListResult } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon, type IconType } from '#ui/icon.tsx'
import { adminDownloadPath } from '../browser/api.ts'
import { isOverdue, requestedTitle } from '../browser/document-format.ts'
import type { DocumentRequest } from '../schema.ts'
import './document-table.css'

/** Receives the focus when a row's button is removed. */
export const documentRequestTableId = 'document-requests'

const states = {
  open: { tone: 'yellow', icon: Clock },
  received: { tone: 'green', icon: FileCheck },
  withdrawn: { tone: 'grey', icon: CircleX },
  accepted: { tone: 'green', icon: Check },
  refused: { tone: 'red', icon: CircleX },
} as const satisfies Record<ShownState, { tone: BadgeTone; icon: IconType }>

type ShownState = DocumentRequest['state'] | 'accepted' | 'refused'

const shownState = ({ state, refusal, acceptedAt }: DocumentRequest): ShownState => {
  if (state === 'received' && acceptedAt !== null) return 'accepted'
  return state === 'open' && refusal !== null ? 'refused' : state
}

type RequestTableProps = {
  result: ListResult<DocumentRequest>
  hasClient: boolean
  now: Date
  onWithdraw: (request: DocumentRequest) => void
}

/** Document requests: open ones by due date, closed ones last. */
export const DocumentRequestTable = (props: RequestTableProps) => {
  const { t } = useTranslation()
  const columns = useColumns(props)
  return (
    <DataTable
      id={documentRequestTableId}
      caption={t('documents.requested')}
      columns={columns}
      result={props.result}
      rowKey={({ id }) => id}
      loadingLabel={t('documents.requested.loading')}
      empty={
        <EmptyState title={t('documents.requested.empty')}>{t('documents.requested.empty.text')}</EmptyState>
      }
    />
  )
}

const useColumns = ({
  hasClient,
  now,
  onWithdraw,
}: Pick<RequestTableProps, 'hasClient' | 'now' | 'onWithdraw'>): Column<DocumentRequest>[] => {
  const { t, language } = useTranslation()
  const client: Column<DocumentRequest> = {
    id: 'clientName',
    header: t('table.client'),
    narrow: 'full',
    cell: ({ clientName }) => <bdi>{clientName}</bdi>,
  }
  return [
    {
      id: 'title',
      header: t('documents.ask.title'),
      isRowHeader: true,
      cell: (request) => (
        <>
          <span className="cell-main">
            <bdi>{requestedTitle(request, language)}</bdi>
          </span>
          {request.paper?.isFromAnswers && <span className="caption"> {t('documents.fromAnswers')}</span>}
        </>
      ),
    },
    ...(hasClient ? [] : [client]),
    {
      id: 'dueDate',
      header: t('documents.due'),
      narrow: 'full',
      cell: (request) => {
        const date = <time dateTime={request.dueDate}>{formatTableDate(request.dueDate, language)}</time>
        return isOverdue(request, now) ? (
          <span className="document-due-over">
            <Icon icon={TriangleAlert} size="small" />
            {date} · {t('documents.overdue')}
          </span>
        ) : (
          <span className="muted">{date}</span>
        )
      },
    },
    {
      id: 'state',
      header: t('table.status'),
      narrow: 'end',
      cell: (request) => (
        <>
          <Badge {...states[shownState(request)]}>{t(`documents.state.${shownState(request)}`)}</Badge>{' '}
          <MalwareBadge check={request.documentCheck} />
        </>
      ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'full',
      cell: (request) => (
        <span className="row-actions">
          {request.state === 'open' && (
            <Button
              variant="quiet"
              size="table"
              aria-label={t('documents.withdrawNamed', { title: request.title })}
              onClick={() => onWithdraw(request)}
            >
              {t('documents.withdraw')}
            </Button>
          )}
          {request.documentId !== null && isServed(request.documentCheck) && (
            <a
              href={adminDownloadPath(request.documentId)}
              download
              className={buttonClass({ variant: 'quiet', size: 'table' })}
              aria-label={t('documents.downloadNamed', { name: request.title })}
            >
              <Icon icon={Download} size="medium" />
              {t('documents.download')}
            </a>
          )}
        </span>
      ),
    },
  ]
}
