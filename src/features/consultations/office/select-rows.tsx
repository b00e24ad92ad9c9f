import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import type { Column } from '#ui/data-table.tsx'
import type { Consultation } from '../schema.ts'

/** The selected rows of the shown page. Rows of another page are not selected. */
export const useSelection = (rows: readonly { id: number }[]) => {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const shown = rows.map(({ id }) => id)
  const selected = shown.filter((id) => chosen.includes(id))
  const isWhole = selected.length > 0 && selected.length === shown.length
  return {
    selected,
    isWhole,
    select: setChosen,
    toggle: (id: number) =>
      setChosen(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]),
    toggleAll: () => setChosen(isWhole ? [] : shown),
  }
}

export type Selection = ReturnType<typeof useSelection>

/** A checkbox for each row, and one for the page in the header. */
export const useSelectColumn = (selection: Selection): Column<Consultation> => {
  const { t } = useTranslation()
  return {
    id: 'select',
    header: <PageCheckbox selection={selection} />,
    cell: ({ id, firstName, lastName }) => (
      <label className="row-check">
        <input
          type="checkbox"
          className="checkbox"
          aria-label={t('assign.select', { id: String(id), name: `${firstName} ${lastName}` })}
          checked={selection.selected.includes(id)}
          onChange={() => selection.toggle(id)}
        />
      </label>
    ),
  }
}

const PageCheckbox = ({ selection }: { selection: Selection }) => {
  const { t } = useTranslation()
  return (
    <>
      <span className="visually-hidden">{t('assign.column')}</span>
      <label className="row-check">
        <input {...inputOf(selection)} aria-label={t('assign.selectPage')} />
      </label>
    </>
  )
}

/** The same above the list, for narrow screens, where the header is hidden. */
export const SelectPage = ({ selection }: { selection: Selection }) => {
  const { t } = useTranslation()
  return (
    <label className="checkbox-label select-page">
      <input {...inputOf(selection)} />
      <span className="visually-hidden">{t('assign.selectPage')}</span>
    </label>
  )
}

const inputOf = ({ selected, isWhole, toggleAll }: Selection) => ({
  ref: (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = selected.length > 0 && !isWhole
  },
  type: 'checkbox',
  className: 'checkbox',
  checked: isWhole,
  onChange: toggleAll,
})
