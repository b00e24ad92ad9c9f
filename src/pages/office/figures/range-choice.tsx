import { addMonths, firstDayOf, monthsBetween } from '#features/figures/months.ts'
import { defaultMonths, maxMonths } from '#features/figures/values.ts'
import { monthOf } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Select } from '#ui/select.tsx'

export type Months = { from: string; to: string }

const presets = ['thisMonth', 'lastMonth', 'year', 'thisYear', 'lastYear'] as const
type Preset = (typeof presets)[number]

/** The months of each preset, as of the current month. */
export const monthsOfPreset = (preset: Preset, current: string): Months => {
  if (preset === 'thisMonth') return { from: current, to: current }
  if (preset === 'lastMonth') return { from: addMonths(current, -1), to: addMonths(current, -1) }
  const year = Number(current.slice(0, 4))
  if (preset === 'thisYear') return { from: `${year}-01`, to: current }
  if (preset === 'lastYear') return { from: `${year - 1}-01`, to: `${year - 1}-12` }
  return { from: addMonths(current, 1 - defaultMonths), to: current }
}

/** Moves the other end if the range would be reversed or too long. */
export const withEnd = (months: Months, end: keyof Months, month: string): Months => {
  if (end === 'from') {
    const latest = addMonths(month, maxMonths - 1)
    return { from: month, to: months.to < month ? month : months.to > latest ? latest : months.to }
  }
  const earliest = addMonths(month, 1 - maxMonths)
  return { to: month, from: months.from > month ? month : months.from < earliest ? earliest : months.from }
}

/** Chooses the shown months: a preset, or a first and a last month. */
export const RangeChoice = ({
  months,
  current,
  earliest,
  onChange,
}: {
  months: Months
  current: string
  /** The month of the first request. */
  earliest: string | null | undefined
  onChange: (months: Months) => void
}) => {
  const { t, language } = useTranslation()
  const chosen = presets.find((preset) => {
    const { from, to } = monthsOfPreset(preset, current)
    return from === months.from && to === months.to
  })
  const first = [months.from, earliest ?? current, addMonths(current, 1 - defaultMonths)].sort()[0] ?? current
  const options = monthsBetween(first, months.to > current ? months.to : current)
    .reverse()
    .map((value) => ({ value, label: monthOf(firstDayOf(value), language) }))
  return (
    <div className="figure-range">
      <SegmentedFilter<Preset | 'own'>
        label={t('figures.range')}
        segments={presets.map((value) => ({ value, label: t(`figures.preset.${value}`) }))}
        value={chosen ?? 'own'}
        onValueChange={(preset) => preset !== 'own' && onChange(monthsOfPreset(preset, current))}
      />
      {(['from', 'to'] as const).map((end) => (
        <span key={end} className="figure-month">
          <span aria-hidden="true">{t(`figures.${end}`)}</span>
          <Select
            size="table"
            aria-label={t(`figures.${end}`)}
            options={options}
            value={months[end]}
            onValueChange={(month) => onChange(withEnd(months, end, month))}
          />
        </span>
      ))}
    </div>
  )
}
