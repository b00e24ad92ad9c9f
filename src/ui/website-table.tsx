import { AddButton } from './add-button.tsx'
import type { Column } from './data-table.tsx'
import { StateTable, type StateTableProps, type StateTexts } from './state-table.tsx'
import { type VisibilityChoice, visibilityNarrowing } from './visibility-filter.tsx'

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
