import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Period } from '#features/legal-pages/periods.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable, type ListResult } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { graceDays, type RetentionRow, type RetentionState } from '../schema.ts'
import './retention.css'

export const retentionTableId = 'retention-periods'

/** Each kind of record with its period and the number of due records. */
export const RetentionTable = ({
  result,
  onOpen,
}: {
  result: ListResult<RetentionRow>
  onOpen: (row: RetentionRow) => void
}) => {
  const { t } = useTranslation()
  return (
    <DataTable
      id={retentionTableId}
      caption={t('retention.periods')}
      columns={useColumns(onOpen)}
      result={result}
      rowKey={({ kind }) => kind}
      loadingLabel={t('retention.loading')}
      empty={<EmptyState title={t('retention.none')} />}
    />
  )
}

const useColumns = (onOpen: (row: RetentionRow) => void): Column<RetentionRow>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'kind',
      header: t('retention.kind'),
      isRowHeader: true,
      cell: ({ kind, isNamed }) => (
        <>
          <span className="cell-main">{t(`retention.kind.${kind}`)}</span>
          <span className="caption">{t(`retention.from.${kind}`)}</span>
          {!isNamed && (
            <Badge tone="yellow" icon={TriangleAlert}>
              {t('retention.unnamed')}
            </Badge>
          )}
        </>
      ),
    },
    { id: 'period', header: t('retention.period'), cell: ({ period }) => periodText(period, t) },
    {
      id: 'due',
      header: t('retention.due'),
      cell: ({ due, waiting }) => (
        <>
          <Figure value={due} label={t('retention.due')} />
          {waiting > 0 && (
            <span className="caption">{t('retention.waiting', { n: waiting, days: graceDays })}</span>
          )}
        </>
      ),
    },
    {
      id: 'soon',
      header: t('retention.soon'),
      cell: ({ soon }) => <Figure value={soon} label={t('retention.soon')} />,
    },
    {
      id: 'action',
      header: t('retention.change'),
      hidesHeader: true,
      narrow: 'end',
      cell: (row) => (
        <Button
          variant="outline"
          size="table"
          aria-label={t('retention.changeOf', { kind: t(`retention.kind.${row.kind}`) })}
          onClick={() => onOpen(row)}
        >
          {t('retention.change')}
        </Button>
      ),
    },
  ]
}

/** On a phone the row has no column headers, so each number needs its own label. */
const Figure = ({ value, label }: { value: number; label: string }) => (
  <span className="cell-switch">
    <span className="number">{value}</span>
    <span className="narrow-only" aria-hidden="true">
      {label}
    </span>
  </span>
)

/** A period in words, as in the policy. */
export const periodText = (period: Period, t: ReturnType<typeof useTranslation>['t']): string =>
  period ? t(`period.${period.unit}`, { n: period.amount }) : t('period.unlimited')

/** The latest deletions, from the audit log. */
export const RetentionHistory = ({ history }: Pick<RetentionState, 'history'>) => {
  const { t, language } = useTranslation()
  return (
    <section className="panel retention-history" aria-labelledby="retention-history">
      <h2 id="retention-history">{t('retention.history')}</h2>
      {history.length === 0 ? (
        <p className="muted">{t('retention.history.empty')}</p>
      ) : (
        <ul>
          {history.map(({ kind, records, createdAt }) => (
            <li key={`${createdAt} ${kind}`}>
              <time className="muted" dateTime={createdAt}>
                {formatDateTime(createdAt, language)}
              </time>{' '}
              {t('retention.ended', { n: records, kind: t(`retention.kind.${kind}`) })}
            </li>
          ))}
        </ul>
      )}
      <p className="caption">{t('retention.auditUnlimited')}</p>
    </section>
  )
}
