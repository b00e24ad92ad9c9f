import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-help'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { CellName } from '#ui/user-text.tsx'
import type { ListHit } from '../schema.ts'
import { hitFilters } from '../values.ts'

export const hitTableId = 'list-hits'

const states = {
  open: { tone: 'yellow', icon: CircleHelp },
  different: { tone: 'green', icon: Check },
  same: { tone: 'red', icon: TriangleAlert },
} as const

/** People and parties with a listed name. */
export const HitTable = ({
  list,
  result,
  onDecide,
}: {
  list: ListState<(typeof hitFilters)[number]>
  result: ListResult<ListHit>
  onDecide: (hit: ListHit) => void
}) => {
  const { t } = useTranslation()
  return (
    <DataTable
      id={hitTableId}
      caption={t('nameLists.hits')}
      list={list}
      result={result}
      columns={useColumns(onDecide)}
      rowKey={({ id }) => id}
      hasTwoLines
      filters={
        <SegmentedFilter
          label={t('nameLists.filter')}
          segments={hitFilters.map((value) => ({ value, label: t(`nameLists.filter.${value}`) }))}
          value={list.filter}
          onValueChange={list.onFilterChange}
        />
      }
      loadingLabel={t('nameLists.loading')}
      errorTitle={t('nameLists.failed')}
      empty={<EmptyState title={t('nameLists.none')}>{t('nameLists.none.text')}</EmptyState>}
    />
  )
}

const useColumns = (onDecide: (hit: ListHit) => void): Column<ListHit>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'found',
      header: t('nameLists.found'),
      isRowHeader: true,
      cell: ({ foundName, userId, requestId, birthDate }) => {
        const to =
          userId !== null
            ? href('/dashboard/consultations/people/:id', { id: userId })
            : requestId !== null && href('/dashboard/consultations/:id', { id: requestId })
        const name = <CellName>{foundName}</CellName>
        return (
          <>
            {to ? (
              <Link className="text-link cell-main" href={to}>
                {name}
              </Link>
            ) : (
              <span className="cell-main">{name}</span>
            )}
            {birthDate && <span className="cell-sub">{formatTableDate(birthDate, language)}</span>}
          </>
        )
      },
    },
    {
      id: 'listed',
      header: t('nameLists.listed'),
      narrow: 'full',
      cell: ({ listedName, list, births }) => (
        <>
          <span className="cell-main">
            <CellName>{listedName}</CellName>
          </span>
          <span className="cell-sub">
            {t(`nameLists.kind.${list}`)} <bdi>{births.join(' · ')}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('table.status'),
      narrow: 'end',
      cell: ({ state, reason }) => (
        <>
          <Badge {...states[state]}>{t(`nameLists.state.${state}`)}</Badge>
          {reason && (
            <span className="cell-sub">
              <bdi>{reason}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'decide',
      header: t('nameLists.decision'),
      narrow: 'full',
      cell: (hit) =>
        hit.state === 'open' && (
          <Button variant="outline" size="table" onClick={() => onDecide(hit)}>
            {t('nameLists.decide')}
          </Button>
        ),
    },
  ]
}
