import { expect, it } from 'vitest'
import { obstacleAt } from './obstacles.ts'

const sundays = Array.from({ length: 7 }, (_, day) => (day === 0 ? [{ from: '09:00', to: '24:00' }] : []))
const noOccasions = { daysOff: [], ramadans: [] }
const open = { rules: { week: sundays, ramadanWeek: null }, occasions: noOccasions, absences: [] }
// A Sunday.
const at = (clock: string, day = '2027-04-11') => new Date(`${day}T${clock}:00+03:00`).toISOString()
const day = { firstDay: '2027-04-11', lastDay: '2027-04-11' }

it.each([
  ['08:30', 'outside_hours'],
  ['08:45', 'outside_hours'],
  ['09:00', undefined],
  ['23:30', undefined],
  ['23:45', 'outside_hours'],
])('checks %s on an open day: %s', (clock, obstacle) => {
  expect(obstacleAt(at(clock), 30, open)).toBe(obstacle)
})

it('reports an absence before a holiday, a holiday before the hours, and an appointment that runs into a holiday', () => {
  const closed = {
    ...open,
    occasions: { ...noOccasions, daysOff: [day] },
    absences: [{ ...day, from: '10:00', to: '12:00' }],
  }
  expect(obstacleAt(at('11:00'), 30, closed)).toBe('lawyer_absent')
  expect(obstacleAt(at('12:00'), 30, closed)).toBe('office_holiday')
  expect(obstacleAt(at('08:00'), 30, closed)).toBe('office_holiday')
  expect(obstacleAt(at('11:00', '2027-04-12'), 30, closed)).toBe('outside_hours')
  const daysOff = [{ firstDay: '2027-04-12', lastDay: '2027-04-12' }]
  const next = { ...open, occasions: { ...noOccasions, daysOff } }
  expect(obstacleAt(at('23:45'), 30, next)).toBe('office_holiday')
})

it('accepts an appointment across midnight within the hours of one night', () => {
  const week = sundays.map((spans) => spans.map(({ from }) => ({ from, to: '01:00' })))
  const nights = { ...open, rules: { week, ramadanWeek: null } }
  const obstacles = [at('23:45'), at('00:30', '2027-04-12'), at('00:45', '2027-04-12'), at('00:15')].map(
    (time) => obstacleAt(time, 30, nights),
  )
  expect(obstacles).toEqual([undefined, undefined, 'outside_hours', 'outside_hours'])
})
