import { type Column, isIdle } from './agenda-columns.ts'

/** A part of the list: the past days of the week, a day with entries, or days without any. */
export type Section =
  | { kind: 'past'; columns: readonly Column[]; count: number }
  | { kind: 'day'; column: Column }
  | { kind: 'idle'; days: readonly string[] }

export const countOf = ({ entries, dates }: Pick<Column, 'entries' | 'dates'>): number =>
  entries.length + dates.wholeDay.length + dates.timed.length

/** The days of a list. It begins today: past days are one section, and so are neighboring days without entries. */
export const sectionsOf = (columns: readonly Column[], today: string): Section[] => {
  const hasPast = columns.some(({ day }) => day < today) && columns.some(({ day }) => day >= today)
  const past = hasPast ? columns.filter((column) => column.day < today && !isIdle(column)) : []
  const sections: Section[] = []
  const count = past.reduce((sum, column) => sum + countOf(column), 0)
  if (count > 0) sections.push({ kind: 'past', columns: past, count })
  for (const column of hasPast ? columns.filter(({ day }) => day >= today) : columns) {
    const last = sections.at(-1)
    const isEmpty = isIdle(column) && !column.holiday && column.absences.length === 0
    if (!isEmpty) sections.push({ kind: 'day', column })
    else if (last?.kind === 'idle')
      sections[sections.length - 1] = { ...last, days: [...last.days, column.day] }
    else sections.push({ kind: 'idle', days: [column.day] })
  }
  return sections
}
