import { describe, expect, it } from 'vitest'
import { defaultCalendar, sundayToThursday } from './calendar.ts'
import { isMeetingDay, isOver, meetingTimes, timesOfWeek } from './meeting-times.ts'
import { lastMoment, officeAt } from './opening.ts'
import { todayInRiyadh } from './riyadh.ts'

/** Riyadh is three hours ahead of UTC all year. */
const at = (text: string) => new Date(`${text}+03:00`)

describe('the schedule of working hours', () => {
  it('has a meeting time every half hour from 9:00 to 16:30', () => {
    const times = meetingTimes('2025-03-09', defaultCalendar)
    expect([times.length, times[0], times.at(-1)]).toEqual([16, '09:00', '16:30'])
  })

  it.each([
    ['Sunday morning before nine', '2025-03-09T08:59', false, '2025-03-09T09:00'],
    ['Sunday at nine', '2025-03-09T09:00', true, '2025-03-09T17:00'],
    ['Thursday just before five', '2025-03-13T16:59', true, '2025-03-13T17:00'],
    ['Thursday at five', '2025-03-13T17:00', false, '2025-03-16T09:00'],
    ['Friday at noon', '2025-03-14T12:00', false, '2025-03-16T09:00'],
    ['Saturday just before midnight', '2025-03-15T23:59', false, '2025-03-16T09:00'],
    ['Monday evening', '2025-03-10T20:00', false, '2025-03-11T09:00'],
    ['the last evening of a year', '2025-12-31T18:00', false, '2026-01-01T09:00'],
  ])('is right on %s', (_name, now, isOpen, changesAt) => {
    expect(officeAt(at(now), defaultCalendar)).toEqual({ isOpen, changesAt: at(changesAt) })
  })
})

describe('the schedule of hours past midnight', () => {
  const nightly = { ...defaultCalendar, week: sundayToThursday([{ from: '21:00', to: '01:00' }]) }
  const divided = {
    ...defaultCalendar,
    week: [0, 1, 2, 3, 4, 5, 6].map((day) => [
      ...(day >= 1 && day <= 5 ? [{ from: '00:00', to: '01:00' }] : []),
      ...(day <= 4 ? [{ from: '21:00', to: '24:00' }] : []),
    ]),
  }

  it.each([
    ['Sunday evening', '2025-03-09T21:00', true, '2025-03-10T01:00'],
    ['after midnight', '2025-03-10T00:30', true, '2025-03-10T01:00'],
    ['at the end of the night', '2025-03-10T01:00', false, '2025-03-10T21:00'],
    ['after the last night of the week', '2025-03-14T00:59', true, '2025-03-14T01:00'],
    ['on Friday', '2025-03-14T01:00', false, '2025-03-16T21:00'],
  ])('is right %s, also divided at midnight', (_name, now, isOpen, changesAt) => {
    for (const calendar of [nightly, divided])
      expect(officeAt(at(now), calendar)).toEqual({ isOpen, changesAt: at(changesAt) })
    expect(lastMoment(at('2025-03-10T02:00'), nightly)).toEqual(at('2025-03-10T01:00'))
  })

  it('has the meeting times of both sides of midnight, and no working day after the last night', () => {
    expect(meetingTimes('2025-03-10', nightly).filter((time) => time < '22')).toEqual([
      '00:00',
      '00:30',
      '21:00',
      '21:30',
    ])
    expect(timesOfWeek(nightly)).toMatchObject({ from: '21:00', to: '01:00', times: { length: 8 } })
    expect(isMeetingDay('2025-03-14', at('2025-03-10T00:00'), nightly)).toBe(false)
    expect(isOver('2025-03-09', at('2025-03-10T00:10'), nightly)).toBe(true)
    const dayOff = { ...nightly, daysOff: [{ firstDay: '2025-03-10', lastDay: '2025-03-10' }] }
    expect(officeAt(at('2025-03-10T00:30'), dayOff).isOpen).toBe(false)
  })
})

describe('a day in Riyadh', () => {
  it('begins at midnight there, three hours before it begins in UTC', () => {
    expect(todayInRiyadh(new Date('2025-03-08T20:59:59Z'))).toBe('2025-03-08')
    expect(todayInRiyadh(new Date('2025-03-08T21:00:00Z'))).toBe('2025-03-09')
  })

  it('is over once the office has closed', () => {
    expect(isOver('2025-03-09', at('2025-03-09T16:59'), defaultCalendar)).toBe(false)
    expect(isOver('2025-03-09', at('2025-03-09T17:00'), defaultCalendar)).toBe(true)
    expect(isOver('2025-03-10', at('2025-03-09T23:59'), defaultCalendar)).toBe(false)
    expect(isOver('2025-03-09', at('2025-03-10T00:00'), defaultCalendar)).toBe(true)
  })
})
