import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { formatDateTime, formatFileSize } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { type Column, DataTable, type ListResult } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { BackupRow } from '../schema.ts'

/** The backups on the server, newest first. */
export const BackupTable = ({ result }: { result: ListResult<BackupRow> }) => {
  const { t } = useTranslation()
  return (
    <DataTable
      caption={t('backups.title')}
      columns={useColumns()}
      result={result}
      rowKey={({ name }) => name}
      loadingLabel={t('backups.loading')}
      empty={<EmptyState title={t('backups.empty')}>{t('backups.empty.text')}</EmptyState>}
    />
  )
}

const useColumns = (): Column<BackupRow>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'moment',
      header: t('backups.moment'),
      isRowHeader: true,
      cell: ({ moment, name }) => (
        <>
          <time className="cell-main no-wrap" dateTime={moment}>
            {formatDateTime(moment, language)}
          </time>
          <bdi dir="ltr" className="caption">
            {name}
          </bdi>
        </>
      ),
    },
    {
      id: 'size',
      header: t('backups.size'),
      cell: ({ size }) => <span className="muted no-wrap">{formatFileSize(size, language)}</span>,
    },
    {
      id: 'protection',
      header: t('backups.protection'),
      cell: ({ isEncrypted }) =>
        isEncrypted ? (
          <Badge tone="green" icon={Lock}>
            {t('backups.encrypted')}
          </Badge>
        ) : (
          <Badge tone="grey" icon={LockOpen}>
            {t('backups.plain')}
          </Badge>
        ),
    },
    { id: 'test', header: t('backups.test'), narrow: 'end', cell: (row) => <TestResult {...row} /> },
  ]
}

const TestResult = ({ isWhole, faults }: BackupRow) => {
  const { t } = useTranslation()
  if (!isWhole)
    return (
      <Badge tone="red" icon={X}>
        {t('backups.test.failed')}
      </Badge>
    )
  if (faults > 0)
    return (
      <Badge tone="yellow" icon={TriangleAlert}>
        {t('backups.test.damaged', { n: faults })}
      </Badge>
    )
  return (
    <Badge tone="green" icon={Check}>
      {t('backups.test.whole')}
    </Badge>
  )
}
