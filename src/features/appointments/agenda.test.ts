import { expect, it } from 'vitest'
import { sundayToThursday } from '#firm-time/calendar.ts'
import {
  daysOf,
  dayToOpen,
  foldedOn,
  hoursShown,
  instantAt,
  isAmong,
  minuteOf,
  placedOn,
  quarterAt,
  slotsIn,
  stepOf,
} from './agenda.ts'

it('starts a week of the agenda on Sunday, and moves it by a day, a week or four weeks, depending on the view', () => {
  const days = daysOf('week', '2026-11-25')
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-22', '2026-11-28', 7])
  expect(daysOf('week', '2026-11-22')).toEqual(days)
  expect(daysOf('day', '2026-11-25')).toEqual(['2026-11-25'])
  expect(daysOf('month', '2026-11-25').at(-1)).toBe('2026-12-19')
  expect(stepOf('day', '2026-12-31', 1)).toBe('2027-01-01')
  expect(stepOf('week', '2026-11-25', -1)).toBe('2026-11-18')
  expect(stepOf('month', '2026-11-25', 1)).toBe('2026-12-23')
})

it('opens the coming week if the firm has no working day left in this one, and a day view today', () => {
  const week = sundayToThursday([{ from: '09:00', to: '17:00' }])
  expect(dayToOpen('week', '2026-11-26', week)).toBe('2026-11-26')
  for (const day of ['2026-11-27', '2026-11-28']) {
    expect(dayToOpen('week', day, week)).toBe('2026-11-29')
    expect(dayToOpen('month', day, week)).toBe('2026-11-29')
    expect(dayToOpen('day', day, week)).toBe(day)
  }
  const saturdays = week.with(6, [{ from: '10:00', to: '13:00' }])
  expect(dayToOpen('week', '2026-11-27', saturdays)).toBe('2026-11-27')
})

const at = (clock: string, minutes = 30) => ({ startsAt: `2026-11-29T${clock}:00+03:00`, minutes })

it('places only overlapping appointments side by side', () => {
  const lanes = (...entries: ReturnType<typeof at>[]) =>
    placedOn(entries).map(({ start, lane, lanes }) => [start / 60, lane, lanes])
  const expected = [
    [9, 0, 1],
    [10, 0, 1],
  ]
  expect(lanes(at('10:00'), at('09:00', 60))).toEqual(expected)
  // The third appointment starts when the first ends, while the second continues.
  expect(lanes(at('09:00'), at('09:00', 120), at('09:30'), at('11:00'))).toEqual([
    [9, 0, 2],
    [9, 1, 2],
    [9.5, 0, 2],
    [11, 0, 1],
  ])
  expect(placedOn([{ startsAt: null, minutes: 30 }])).toEqual([])
})

it('shows two of several overlapping appointments, and the number of the others', () => {
  const entries = [at('09:00'), at('09:00', 90), at('09:15'), at('10:15'), at('12:00')]
  const { shown, crowds } = foldedOn(placedOn(entries))
  expect(shown.map(({ start, lane, lanes, isFolded }) => [start / 60, lane, lanes, isFolded])).toEqual([
    [9, 0, 2, true],
    [9, 1, 2, true],
    [10.25, 0, 2, true],
    [12, 0, 1, false],
  ])
  expect(crowds).toEqual([{ start: 9 * 60, minutes: 105, entries: entries.slice(0, 4), hidden: 1 }])
})

it('extends the visible hours to all working hours and appointments, and rounds a drop down to a quarter of an hour', () => {
  expect(hoursShown([], [])).toEqual({ from: 8, to: 18 })
  expect(hoursShown([at('07:45')], [{ from: '09:00', to: '20:30' }])).toEqual({ from: 7, to: 21 })
  expect(hoursShown([at('23:30', 90)], [])).toEqual({ from: 8, to: 24 })
  const hours = { from: 8, to: 18 }
  expect(quarterAt(0.2, hours)).toBe(10 * 60)
  expect(quarterAt(0.212, hours)).toBe(10 * 60)
  expect(quarterAt(0.22, hours)).toBe(10 * 60 + 15)
  expect(quarterAt(2, { from: 8, to: 24 })).toBe(23 * 60 + 45)
  expect(instantAt('2026-11-29', 10 * 60 + 15)).toBe('2026-11-29T07:15:00.000Z')
  expect(minuteOf('2026-11-29T07:15:00.000Z')).toBe(10 * 60 + 15)
})

it('offers the free part of each hour from the first quarter that is not past or taken', () => {
  const hours = { from: 9, to: 12 }
  expect(slotsIn(hours, [], 0)).toEqual([9, 10, 11].map((hour) => ({ start: hour * 60, minutes: 60 })))
  const taken = [
    { start: 9 * 60, minutes: 30 },
    { start: 10 * 60 + 30, minutes: 45 },
  ]
  expect(slotsIn(hours, taken, 0)).toEqual([
    { start: 9 * 60 + 30, minutes: 30 },
    { start: 10 * 60, minutes: 30 },
    { start: 11 * 60 + 15, minutes: 45 },
  ])
  expect(slotsIn(hours, [{ start: 9 * 60, minutes: 180 }], 0)).toEqual([])
  expect(slotsIn(hours, [], 10 * 60 + 50)).toEqual([{ start: 11 * 60, minutes: 60 }])
})

it.each([
  [7 * 60, false],
  [8 * 60, true],
  [18 * 60, true],
  [21 * 60 + 31, false],
])('shows the minute %i of a day from 8 to 18: %s', (minute, isShown) => {
  expect(isAmong(minute, { from: 8, to: 18 })).toBe(isShown)
})
