import { useTranslation } from '#i18n/translate.tsx'
import type { Column } from '#ui/data-table.tsx'
import type { Consultation } from '../schema.ts'
import type { Selection } from './use-selection.ts'

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
      <span>{t('assign.selectPage')}</span>
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
