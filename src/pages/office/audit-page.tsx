import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { auditCsvPath, auditProofQuery, auditQuery } from '#features/audit/office/api.ts'
import { AuditTable } from '#features/audit/office/audit-table.tsx'
import type { AuditRow } from '#features/audit/schema.ts'
import { type AuditEntity, auditActions, auditEntities } from '#features/audit/values.ts'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Select } from '#ui/select.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { ExportLink } from './export-link.tsx'
import { OfficeHead } from './office-head.tsx'
import { ActivitySentence } from './overview/activity-sentence.tsx'

const listOptions = { filters: ['all', ...auditActions], extras: ['entity', 'from', 'to'] } as const

export default function AuditPage() {
  const { t } = useTranslation()
  const list = useListQuery('action', listOptions)
  const result = useQuery(auditQuery(list.parameters))
  useExistingPage(list, result.data?.total)
  const { entity = '', from = '', to = '' } = list.extras
  return (
    <>
      <OfficeHead
        title={t('audit.title')}
        actions={<ExportLink path={auditCsvPath(list.parameters)}>{t('audit.csv')}</ExportLink>}
      >
        <p>{t('audit.intro')}</p>
        <LastCheck />
      </OfficeHead>
      <AuditTable
        list={list}
        result={result}
        filters={
          <>
            <Select
              size="table"
              aria-label={t('audit.action')}
              options={[
                { value: 'all', label: t('audit.allActions') },
                ...auditActions.map((value) => ({ value, label: t(`audit.action.${value}`) })),
              ]}
              value={list.filter}
              onValueChange={list.onFilterChange}
            />
            <Select
              size="table"
              aria-label={t('audit.entity')}
              options={[
                { value: 'all', label: t('audit.allEntities') },
                ...auditEntities.map((value) => ({ value, label: t(`audit.entity.${value}`) })),
              ]}
              value={entity === '' ? 'all' : entity}
              onValueChange={(value) => list.onExtrasChange({ entity: value === 'all' ? '' : value })}
            />
            <Days from={from} to={to} onChange={list.onExtrasChange} />
          </>
        }
        isFiltered={list.filter !== 'all' || `${entity}${from}${to}` !== ''}
        sentenceOf={(row) => <ActivitySentence entry={row} />}
        recordOf={(row) => <RecordOf row={row} />}
      />
    </>
  )
}

/** The result of the last integrity check. */
const LastCheck = () => {
  const { t, language } = useTranslation()
  const { data } = useQuery(auditProofQuery())
  if (!data || data.fault) return null
  const { checkedAt } = data
  return (
    <p className="caption">
      {checkedAt
        ? t('audit.proof.whole', {
            date: `${formatTableDate(checkedAt, language)} ${formatTime(checkedAt, language)}`,
          })
        : t('audit.proof.unchecked')}
    </p>
  )
}

/** Both days are inclusive, in Riyadh time. */
const Days = ({
  from,
  to,
  onChange,
}: {
  from: string
  to: string
  onChange: (changes: Record<string, string>) => void
}) => {
  const { t } = useTranslation()
  return (
    <span className="audit-days">
      <label>
        {t('audit.from')}
        <input
          type="date"
          className="input"
          max={to || undefined}
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </label>
      <label>
        {t('audit.to')}
        <input
          type="date"
          className="input"
          min={from || undefined}
          value={to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </label>
    </span>
  )
}

/** The address of a record's screen, for entities that have one. */
const screens: Partial<Record<AuditEntity, (id: number) => string>> = {
  consultation: (id) => href('/dashboard/consultations/:id', { id }),
  message: (id) => href(`/dashboard/messages?open=${id}`),
  contactMessage: (id) => href(`/dashboard/messages?tab=contact&open=${id}`),
  erasureRequest: (id) => href(`/dashboard/privacy?open=${id}`),
  mail: (id) => href(`/dashboard/outbox?open=${id}`),
}

const RecordOf = ({ row: { entity, entityId, action } }: { row: AuditRow }) => {
  const { t } = useTranslation()
  const word = t(`audit.entity.${entity}`)
  if (entityId === null) return word
  const content = (
    <>
      {word} <bdi className="number">#{entityId}</bdi>
    </>
  )
  const screen = action === 'delete' ? undefined : screens[entity]
  return screen ? (
    <Link href={screen(entityId)} className="text-link">
      {content}
    </Link>
  ) : (
    content
  )
}
