import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import type { Column } from './data-table.tsx'
import { AddButton, RowActions } from './record-actions.tsx'
import { Select } from './select.tsx'
import { StateTable, type StateTableProps, type StateTexts } from './state-table.tsx'
import { Switch } from './switch.tsx'

/** The props that a screen passes to such a table. */
export type WebsiteTableProps<Row, State extends string> = StateTableProps<Row, State> & {
  visibility: VisibilityChoice
  onAdd: () => void
}

/** A table of website records, filtered by kind and by visibility. */
export const WebsiteTable = <Row extends { id: number }, State extends string>({
  id,
  columns,
  states,
  texts,
  addLabel,
  list,
  result,
  counts,
  visibility,
  onAdd,
}: WebsiteTableProps<Row, State> & {
  id: string
  columns: readonly Column<Row>[]
  /** `all` is the first one. */
  states: readonly State[]
  texts: StateTexts<State>
  addLabel: string
}) => (
  <StateTable
    id={id}
    columns={columns}
    states={states}
    texts={texts}
    list={list}
    result={result}
    counts={counts}
    narrowing={visibilityNarrowing(visibility)}
    emptyAction={<AddButton label={addLabel} onAdd={onAdd} />}
  />
)

export const visibilityFilters = ['all', 'true', 'false'] as const
type VisibilityFilter = (typeof visibilityFilters)[number]

const visibilityLabels = { all: 'visibility.any', true: 'status.visible', false: 'status.hidden' } as const

type VisibilityChoice = { value: VisibilityFilter; onValueChange: (value: string) => void }

/** A filter next to the types of website records: all, visible or hidden. */
const visibilityNarrowing = (choice: VisibilityChoice) => ({
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
      options={visibilityFilters.map((each) => ({ value: each, label: t(visibilityLabels[each]) }))}
      value={value}
      onValueChange={onValueChange}
    />
  )
}

/** The label of the choice if nothing matches. */
const VisibilityLabel = ({ value }: { value: VisibilityFilter }) => {
  const { t } = useTranslation()
  return value === 'all' ? null : <>{t('visibility.filterWords', { state: t(visibilityLabels[value]) })} </>
}

export type WebsiteRecordActions<Row> = {
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
  onToggle: (row: Row) => void
  /** The ids of the records whose visibility is being changed. */
  toggling: readonly number[]
}

type WebsiteRow = { id: number; displayOrder: number; isVisible: boolean }

/** The columns that all tables of website records share. */
export const useWebsiteColumns = <Listed extends WebsiteRow>({
  actions,
  nameOf,
  labels,
}: {
  actions: WebsiteRecordActions<Listed>
  nameOf: (row: Listed) => string
  /** Labels of the row's controls, each a sentence with the row's `{name}`. */
  labels: Record<'visibility' | 'edit' | 'delete', TextKey>
}): Record<'order' | 'visibility' | 'actions', Column<Listed>> => {
  const { t } = useTranslation()
  return {
    order: {
      id: 'displayOrder',
      header: t('table.order'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ displayOrder }) => <span className="muted number">{displayOrder}</span>,
    },
    visibility: {
      id: 'isVisible',
      header: t('action.toggleVisibility'),
      narrow: 'full',
      cell: (row) => (
        <VisibilitySwitch
          record={row}
          label={t(labels.visibility, { name: nameOf(row) })}
          isToggling={actions.toggling.includes(row.id)}
          onToggle={() => actions.onToggle(row)}
        />
      ),
    },
    actions: {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (row) => (
        <RowActions
          editLabel={t(labels.edit, { name: nameOf(row) })}
          deleteLabel={t(labels.delete, { name: nameOf(row) })}
          onEdit={() => actions.onEdit(row)}
          onDelete={() => actions.onDelete(row)}
        />
      ),
    },
  }
}

/** The switch in a row for showing the record on the website. */
const VisibilitySwitch = ({
  record,
  label,
  isToggling,
  onToggle,
}: {
  record: { id: number; isVisible: boolean }
  /** Includes the row's name. */
  label: string
  /** The change is being saved: the switch already shows the new state. */
  isToggling: boolean
  onToggle: () => void
}) => {
  const { t } = useTranslation()
  return (
    <span className="cell-switch">
      <Switch
        isOn={isToggling ? !record.isVisible : record.isVisible}
        hiddenLabel={label}
        // Not disabled meanwhile, since that would take focus from keyboard users.
        onChange={() => isToggling || onToggle()}
      />
      <span className="narrow-only" aria-hidden="true">
        {t('action.toggleVisibility')}
      </span>
    </span>
  )
}
