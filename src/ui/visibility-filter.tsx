import { useTranslation } from '#i18n/translate.tsx'
import { Select } from './select.tsx'

export const visibilityFilters = ['all', 'true', 'false'] as const
type VisibilityFilter = (typeof visibilityFilters)[number]

const labels = { all: 'visibility.any', true: 'status.visible', false: 'status.hidden' } as const

export type VisibilityChoice = { value: VisibilityFilter; onValueChange: (value: string) => void }

/** A filter next to the types of website records: all, visible or hidden. */
export const visibilityNarrowing = (choice: VisibilityChoice) => ({
  control: <VisibilitySelect {...choice} />,
  isOn: choice.value !== 'all',
  label: <VisibilityLabel value={choice.value} />,
})

const VisibilitySelect = ({ value, onValueChange }: VisibilityChoice) => {
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

/** The label of the choice if nothing matches. */
const VisibilityLabel = ({ value }: { value: VisibilityFilter }) => {
  const { t } = useTranslation()
  return value === 'all' ? null : <>{t('visibility.filterWords', { state: t(labels[value]) })} </>
}
