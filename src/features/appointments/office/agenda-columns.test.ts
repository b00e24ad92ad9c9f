import { expect, it } from 'vitest'
import { defaultRules } from '../booking-rules.ts'
import type { Appointment } from '../schema.ts'
import { type AgendaDate, type Column, columnsOfDays, columnsOfLawyers } from './agenda-columns.ts'

const day = '2035-01-07'
const at = (clock: string) => new Date(`${day}T${clock}:00+03:00`).toISOString()

const appointment = (more: Partial<Appointment>): Appointment => ({
  id: 1,
  kind: 'phone',
  place: '',
  minutes: 30,
  state: 'confirmed',
  startsAt: at('10:00'),
  timeZone: null,
  proposals: [],
  lawyerId: 1,
  lawyerName: 'Sara',
  consultationId: 9,
  service: 'contract',
  clientName: 'Huda',
  isOpen: true,
  createdAt: at('08:00'),
  updatedAt: at('08:00'),
  ...more,
})

const proposal = appointment({
  id: 2,
  state: 'proposed',
  startsAt: null,
  lawyerId: 2,
  proposals: [at('09:00'), at('11:00'), '2035-01-08T07:00:00.000Z'],
})
const previous = appointment({ id: 3, lawyerId: null, lawyerName: null })
const absence = {
  id: 1,
  lawyerId: 2,
  lawyerName: 'Badr',
  firstDay: day,
  lastDay: day,
  from: '09:00',
  to: '12:00',
}
const week = Array.from({ length: 7 }, () => [{ from: '09:00', to: '17:00' }])
const data = {
  appointments: [appointment({}), proposal, previous],
  rules: { ...defaultRules, week, ramadanWeek: null },
  ownHours: [{ lawyerId: 3, week: week.map(() => [{ from: '18:00', to: '20:00' }]), ramadanWeek: null }],
  holidays: [],
  ramadans: [],
  absences: [absence],
  dates: [] as AgendaDate[],
}
const lawyers = [
  { id: 3, name: 'Hind' },
  { id: 1, name: 'Sara' },
  { id: 2, name: 'Badr' },
]

it('has a column for each lawyer with their own hours and absences, the busy ones first', () => {
  const columns = columnsOfLawyers(day, lawyers, data)
  expect(
    columns.map(({ lawyer, entries }) => [lawyer?.name, entries.map(({ startsAt }) => startsAt)]),
  ).toEqual([
    ['Sara', [at('10:00')]],
    ['Badr', [at('09:00'), at('11:00')]],
    ['Hind', []],
    ['', [at('10:00')]],
  ])
  expect(columns.map(({ spans }) => spans)).toEqual([
    [{ from: '09:00', to: '17:00' }],
    [{ from: '12:00', to: '17:00' }],
    [{ from: '18:00', to: '20:00' }],
    [{ from: '09:00', to: '17:00' }],
  ])
})

it('has a column for each day with the hours of the firm, or of the only lawyer', () => {
  const [all, next] = columnsOfDays([day, '2035-01-08'], undefined, data)
  expect([all?.entries.length, next?.entries.length]).toEqual([4, 1])
  expect([all?.spans, all?.absences]).toEqual([[{ from: '09:00', to: '17:00' }], [absence]])
  const [own] = columnsOfDays([day], { id: 2, name: 'Badr' }, data)
  expect([own?.entries.length, own?.spans]).toEqual([2, [{ from: '12:00', to: '17:00' }]])
})

it('has the dates of a lawyer, with whole-day dates apart, and one column for requests without a lawyer', () => {
  const date = { consultationId: 9, kind: 'hearing', day, clientName: 'Huda', isClosed: false } as const
  const dates = [
    { ...date, id: 1, time: null, assignedToId: 3 },
    { ...date, id: 2, time: '10:00', assignedToId: 3 },
    { ...date, id: 3, time: null, assignedToId: null },
    { ...date, id: 4, time: null, assignedToId: 3, day: '2035-01-08' },
  ]
  const shown = (columns: Column[]) =>
    columns
      .filter((column) => column.dates.wholeDay.length + column.dates.timed.length > 0)
      .map(({ lawyer, isNobodys = false, dates: { wholeDay, timed } }) => [
        lawyer?.id ?? null,
        isNobodys,
        wholeDay.map(({ id }) => id),
        timed.map(({ date, startsAt }) => [date.id, startsAt]),
      ])
  const ofHind = [3, false, [1], [[2, at('10:00')]]]
  expect(shown(columnsOfLawyers(day, lawyers, { ...data, dates }))).toEqual([ofHind, [null, true, [3], []]])
  expect(shown(columnsOfDays([day], { id: 3, name: 'Hind' }, { ...data, dates }))).toEqual([ofHind])
  expect(shown(columnsOfDays([day], undefined, { ...data, dates }))).toEqual([
    [null, false, [1, 3], [[2, at('10:00')]]],
  ])
})
