import { useTranslation } from '#i18n/translate.tsx'
import { Select } from './select.tsx'

export const visibilityFilters = ['all', 'true', 'false'] as const
export type VisibilityFilter = (typeof visibilityFilters)[number]

const labels = { all: 'visibility.any', true: 'status.visible', false: 'status.hidden' } as const

/** Beside a list of what the website shows: all of it, what visitors see, or what they do not. */
export const VisibilitySelect = ({
  value,
  onValueChange,
}: {
  value: VisibilityFilter
  onValueChange: (value: string) => void
}) => {
  const { t } = useTranslation()
  return (
    <Select
      size="table"
      aria-label={t('visibility.filter')}
      options={visibilityFilters.map((each) => ({ value: each, label: t(labels[each]) }))}
      value={value}
      onValueChange={onValueChange}
    />
  )
}

/** Names the choice where it leaves nothing. */
export const VisibilityWords = ({ value }: { value: VisibilityFilter }) => {
  const { t } = useTranslation()
  return value === 'all' ? null : <>{t('visibility.filterWords', { state: t(labels[value]) })} </>
}
