import { useState } from 'react'

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
