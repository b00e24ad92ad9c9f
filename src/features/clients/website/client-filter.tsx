import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { type ClientType, clientTypes } from '../schema.ts'

export type ClientFilterValue = ClientType | 'all'

export const ClientFilter = ({
  value,
  onValueChange,
}: {
  value: ClientFilterValue
  onValueChange: (value: ClientFilterValue) => void
}) => {
  const { t } = useTranslation()
  return (
    <SegmentedFilter<ClientFilterValue>
      label={t('clients.filter')}
      segments={[
        { value: 'all', label: t('filter.all') },
        ...clientTypes.map((type) => ({ value: type, label: t(`clients.filter.${type}`) })),
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  )
}

/** The clients of the chosen type, once they have loaded. */
export const FilteredClients = <Row extends { clientType: ClientType }>({
  result: { data: clients, isPending, isError, isFetching, refetch },
  filter,
  skeleton,
  onClear,
  children,
}: {
  result: UseQueryResult<readonly Row[]>
  filter: ClientFilterValue
  skeleton: ReactNode
  onClear: () => void
  children: (clients: readonly Row[]) => ReactNode
}) => {
  const { t } = useTranslation()
  if (isPending || (isError && isFetching)) return skeleton
  if (isError)
    return (
      <ErrorState title={t('clients.loadFailed')} onRetry={() => refetch()}>
        {t('clients.loadFailed.text')}
      </ErrorState>
    )
  if (clients.length === 0) return <EmptyState title={t('clients.none')} />
  const matching = clients.filter(({ clientType }) => filter === 'all' || clientType === filter)
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('clients.count', { n: matching.length })}
      </p>
      {matching.length > 0 ? children(matching) : <NoClientsOfType onClear={onClear} />}
    </>
  )
}

const NoClientsOfType = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('clients.noneOfType')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('clients.showAll')}
        </Button>
      }
    />
  )
}
