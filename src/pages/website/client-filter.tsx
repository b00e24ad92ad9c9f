import { type ClientType, clientTypes } from '#features/clients/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'

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

export const ofType = <Row extends { clientType: ClientType }>(
  clients: readonly Row[],
  filter: ClientFilterValue,
): Row[] => clients.filter(({ clientType }) => filter === 'all' || clientType === filter)

export const NoClientsOfType = ({ onClear }: { onClear: () => void }) => {
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
