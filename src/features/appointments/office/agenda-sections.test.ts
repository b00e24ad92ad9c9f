import { expect, it } from 'vitest'
import type { Column, Entry } from './agenda-columns.ts'
import { sectionsOf } from './agenda-sections.ts'

const column = (day: string, entries = 0): Column => ({
  key: day,
  day,
  lawyer: { id: 1, name: 'Sara' },
  entries: Array.from(
    { length: entries },
    (): Entry => ({ startsAt: `${day}T09:00:00Z`, minutes: 30 }) as Entry,
  ),
  dates: { wholeDay: [], timed: [] },
  spans: [],
  holiday: undefined,
  absences: [],
})

const shown = (columns: Column[], today: string) =>
  sectionsOf(columns, today).map((section) =>
    section.kind === 'day'
      ? section.column.day
      : section.kind === 'idle'
        ? section.days
        : { past: section.columns.map(({ day }) => day), count: section.count },
  )

const week = [
  column('2026-11-29', 2),
  column('2026-11-30'),
  column('2026-12-01', 1),
  column('2026-12-02'),
  column('2026-12-03'),
  column('2026-12-04', 3),
]

it('begins a list today: past days are one section, and neighboring days without entries are one', () => {
  expect(shown(week, '2026-12-01')).toEqual([
    { past: ['2026-11-29'], count: 2 },
    '2026-12-01',
    ['2026-12-02', '2026-12-03'],
    '2026-12-04',
  ])
  expect(shown(week, '2026-11-30')[1]).toEqual(['2026-11-30'])
})

it('lists all days of a past week, and no past days without entries', () => {
  expect(shown(week, '2027-01-01')[0]).toBe('2026-11-29')
  expect(shown([column('2026-11-29'), column('2026-11-30', 1)], '2026-11-30')).toEqual(['2026-11-30'])
})

it('gives a holiday or an absence its own section', () => {
  const absence = { id: 1, lawyerId: 1, lawyerName: 'Sara', firstDay: '', lastDay: '', from: null, to: null }
  const away = { ...column('2026-11-30'), absences: [absence] }
  expect(shown([column('2026-11-29'), away], '2026-11-29')).toEqual([['2026-11-29'], '2026-11-30'])
})
