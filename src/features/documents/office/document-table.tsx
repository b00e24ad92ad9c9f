import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { MalwareBadge, MalwareReason } from '#features/malware/browser/malware-badge.tsx'
import { MalwareNews } from '#features/malware/browser/malware-news.tsx'
import { isServed } from '#features/malware/values.ts'
import { formatFileSize, formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FileName } from '#ui/file-name.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TableDate } from '#ui/table-date.tsx'
import { CellName } from '#ui/user-text.tsx'
import { adminDownloadPath } from '../browser/api.ts'
import { typeLabel } from '../browser/document-format.ts'
import type { Document } from '../schema.ts'
import './document-table.css'

/** Receives the focus when a revoked document is no longer in the list. */
export const documentTableId = 'documents'

type DocumentTableProps = {
  list: ListState
  result: ListResult<Document>
  /** The list is of one client, whose name is above it; otherwise each row contains the client. */
  hasClient: boolean
  /** The list is limited to one of their consultations. */
  isFiltered: boolean
  onRevoke: (document: Document) => void
}

/** Documents in both directions, newest first, with their views. */
export const DocumentTable = (props: DocumentTableProps) => {
  const { t } = useTranslation()
  const columns = useColumns(props)
  return (
    <>
      <MalwareNews files={props.result.data?.rows} />
      <DataTable
        id={documentTableId}
        caption={t('documents.papers')}
        columns={columns}
        list={props.list}
        result={props.result}
        rowKey={({ id }) => id}
        isFiltered={props.isFiltered}
        hasTwoLines
        loadingLabel={t('documents.loading')}
        empty={
          <EmptyState title={t('documents.empty')}>
            {t(props.hasClient ? 'documents.empty.text' : 'documents.empty.noClient')}
          </EmptyState>
        }
      />
    </>
  )
}

const TwoLines = ({ main, sub }: { main: ReactNode; sub: ReactNode }) => (
  <>
    <span className="document-main">{main}</span>
    <span className="cell-sub">{sub}</span>
  </>
)

const useColumns = ({
  hasClient,
  onRevoke,
}: Pick<DocumentTableProps, 'hasClient' | 'onRevoke'>): Column<Document>[] => {
  const { t, language } = useTranslation()
  const client: Column<Document> = {
    id: 'clientName',
    header: t('table.client'),
    narrow: 'full',
    cell: ({ clientName }) => <CellName>{clientName}</CellName>,
  }
  return [
    {
      id: 'name',
      header: t('documents.name'),
      isRowHeader: true,
      cell: ({ name, type, size, malwareCheck }) => (
        <>
          <span className="cell-main">
            <FileName>{name}</FileName>
          </span>
          <span className="cell-sub">
            <bdi>{t(typeLabel(type))}</bdi> · <bdi>{formatFileSize(size, language)}</bdi>
          </span>
          <MalwareBadge check={malwareCheck} />
          <MalwareReason check={malwareCheck} />
        </>
      ),
    },
    ...(hasClient ? [] : [client]),
    {
      id: 'uploadedBy',
      header: t('documents.by'),
      narrow: 'full',
      cell: ({ uploadedBy, isFromFirm }) => (
        <TwoLines
          main={<CellName>{uploadedBy ?? t('dash.deletedUser')}</CellName>}
          sub={t(isFromFirm ? 'messages.theFirm' : 'role.client')}
        />
      ),
    },
    {
      id: 'createdAt',
      header: t('table.date'),
      narrow: 'full',
      cell: ({ createdAt }) => <TableDate instant={createdAt} />,
    },
    {
      id: 'openedAt',
      header: t('documents.opened'),
      narrow: 'full',
      cell: ({ openedAt, isFromFirm }) =>
        openedAt ? (
          <TwoLines
            main={t(isFromFirm ? 'documents.openedByClient' : 'documents.openedByFirm')}
            sub={
              <time dateTime={openedAt}>
                {formatTableDate(openedAt, language)} · {formatTime(openedAt, language)}
              </time>
            }
          />
        ) : (
          <span className="subtle">{t('documents.notOpened')}</span>
        ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (document) => (
        <span className="row-actions">
          {isServed(document.malwareCheck) && (
            <a
              href={adminDownloadPath(document.id)}
              download
              className={buttonClass({ variant: 'quiet', size: 'table' })}
              aria-label={t('documents.downloadNamed', { name: document.name })}
            >
              <Icon icon={Download} size="medium" />
              <span className="narrow-hidden-words">{t('documents.download')}</span>
            </a>
          )}
          <IconButton
            icon={document.isFromFirm ? Undo : Trash2}
            size="table"
            isDanger
            label={t(document.isFromFirm ? 'documents.revokeNamed' : 'documents.removeNamed', {
              name: document.name,
            })}
            onClick={() => onRevoke(document)}
          />
        </span>
      ),
    },
  ]
}
