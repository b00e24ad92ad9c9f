import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import type { Column } from './data-table.tsx'
import { RowActions } from './row-actions.tsx'
import { Switch } from './switch.tsx'

export type WebsiteRecordActions<Row> = {
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
  onToggle: (row: Row) => void
  /** The ids of the records whose visibility is being changed. */
  toggling: readonly number[]
}

type Row = { id: number; displayOrder: number; isVisible: boolean }

/** The columns that all tables of website records share. */
export const useWebsiteColumns = <Listed extends Row>({
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
