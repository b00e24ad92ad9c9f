import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCalendar, type FirmCalendar, type Span, sundayToThursday } from './calendar.ts'
import { officeAt } from './opening.ts'
import { hoursOfWorkingDays, overdueBefore, promisedBy } from './promise.ts'

/** Riyadh is three hours ahead of UTC all year; March 9, 2025, is a Sunday. */
const at = (text: string) => new Date(`2025-03-${text}+03:00`)

describe('the promised reply time', () => {
  it.each([
    ['on Sunday morning', '09T10:15', '10T10:15'],
    ['as the office opens', '09T09:00', '10T09:00'],
    ['just before it closes', '09T16:59', '10T16:59'],
    ['as it closes', '09T17:00', '10T17:00'],
    ['on an evening', '09T20:00', '10T17:00'],
    ['just before midnight', '09T23:59', '10T17:00'],
    ['at midnight', '10T00:00', '10T17:00'],
    ['before it opens', '10T08:59', '10T17:00'],
    ['on Wednesday', '12T15:00', '13T15:00'],
    ['on Thursday while it is open', '13T16:00', '16T16:00'],
    ['on Thursday evening', '13T20:00', '16T17:00'],
    ['on Friday', '14T12:00', '16T17:00'],
    ['on Saturday, a minute before Sunday', '15T23:59', '16T17:00'],
  ])('is right for a request that arrives %s', (_when, came, due) => {
    expect(promisedBy(at(came), defaultCalendar)).toEqual(at(due))
  })

  it('is in office hours, 8 to 24 hours of working days after the request', () => {
    fc.assert(
      fc.property(instants, (came) => {
        const due = promisedBy(came, defaultCalendar)
        const clock = new Date(due.getTime() + 3 * 3_600_000)
        const time = clock.getUTCHours() + (clock.getTime() % 3_600_000) / 3_600_000
        expect(clock.getUTCDay()).toBeLessThanOrEqual(4)
        expect(time).toBeGreaterThanOrEqual(9)
        expect(time).toBeLessThanOrEqual(17)
        expect(hoursOfWorkingDays(came, due, defaultCalendar)).toBeGreaterThanOrEqual(8)
        expect(hoursOfWorkingDays(came, due, defaultCalendar)).toBeLessThanOrEqual(24)
      }),
    )
  })

  it('is overdue in the database exactly when it is overdue on the screen', () => {
    expectOneOverdue(defaultCalendar, instants)
  })

  it.each([
    ['as the office opens', '10T09:00'],
    ['a moment after it opens', '10T09:00:00.001'],
    ['as it closes', '10T17:00'],
    ['a moment after it closes', '10T17:00:00.001'],
    ['at midnight', '11T00:00'],
    ['on Thursday as it closes', '13T17:00'],
    ['on Thursday a moment later', '13T17:00:00.001'],
    ['on Friday', '14T10:00'],
    ['on Sunday as it opens', '16T09:00'],
  ])('is exact to the millisecond %s', (_when, text) => {
    const now = at(text)
    const limit = overdueBefore(now, defaultCalendar).getTime()
    expect(promisedBy(new Date(limit - 1), defaultCalendar) < now).toBe(true)
    expect(promisedBy(new Date(limit), defaultCalendar) < now).toBe(false)
  })
})

describe('the promised reply time around holidays and Ramadan', () => {
  const calendar: FirmCalendar = {
    week: defaultCalendar.week,
    ramadanWeek: sundayToThursday([{ from: '10:00', to: '16:00' }]),
    ramadans: [{ firstDay: '2025-03-01', lastDay: '2025-03-29' }],
    daysOff: [{ firstDay: '2025-03-30', lastDay: '2025-04-02' }],
  }

  it.each([
    ['on the eve of a holiday, after it', '27T12:00', '2025-04-03T12:00'],
    ['within a holiday, at the end of the day after it', '31T12:00', '2025-04-03T17:00'],
    ['in Ramadan before the office opens, at the end of the day', '10T09:30', '2025-03-10T16:00'],
    ['in Ramadan, at the same time of the next day', '10T15:00', '2025-03-11T15:00'],
  ])('is right for a request that arrives %s', (_when, came, due) => {
    expect(promisedBy(at(came), calendar)).toEqual(new Date(`${due}:00+03:00`))
  })

  it('is within the hours of the next day when these are shorter', () => {
    const lastDay = { ...calendar, ramadans: [{ firstDay: '2025-03-11', lastDay: '2025-03-29' }] }
    expect(promisedBy(at('10T16:30'), lastDay)).toEqual(at('11T16:00'))
    expect(promisedBy(at('10T09:15'), lastDay)).toEqual(at('11T10:00'))
  })

  it('is overdue in the database exactly when it is overdue on the screen', () => {
    expectOneOverdue(calendar, between('2025-02-20', '2025-04-20'))
  })

  const nights = (spans: Span[][]) => ({ ...calendar, ramadanWeek: spans })
  const nightly = nights(sundayToThursday([{ from: '21:00', to: '01:00' }]))
  const divided = nights(
    [0, 1, 2, 3, 4, 5, 6].map((day) => [
      ...(day >= 1 && day <= 5 ? [{ from: '00:00', to: '01:00' }] : []),
      ...(day <= 4 ? [{ from: '21:00', to: '24:00' }] : []),
    ]),
  )
  const withBreak = nights(
    sundayToThursday([
      { from: '10:00', to: '13:00' },
      { from: '21:00', to: '01:00' },
    ]),
  )

  it.each([
    ['in the night, at the same time of the next night', '10T00:30', '11T00:30'],
    ['after the night, at the end of the next one', '10T03:00', '11T01:00'],
    ['before the night, at its end', '10T15:00', '11T01:00'],
    ['in the last night of the week', '14T00:30', '17T00:30'],
    ['after the last night of the week', '14T03:00', '17T01:00'],
  ])('is right for a request that arrives %s of Ramadan', (_when, came, due) => {
    for (const firm of [nightly, divided]) expect(promisedBy(at(came), firm)).toEqual(at(due))
  })

  it('is at the nearest end of a break', () => {
    expect(promisedBy(at('10T16:59'), withBreak)).toEqual(at('11T13:00'))
    expect(promisedBy(at('10T17:00'), withBreak)).toEqual(at('11T21:00'))
  })

  it.each([
    ['nights', nightly],
    ['divided nights', divided],
    ['a break', withBreak],
  ])(
    'never ends at a closed hour with %s, and is overdue in the database exactly when on the screen',
    (_name, firm) => {
      fc.assert(
        fc.property(
          fc.date({ min: new Date('2025-02-20'), max: new Date('2025-03-27'), noInvalidDate: true }),
          fc.integer({ min: -week, max: week }),
          (now, distance) => {
            const due = promisedBy(now, firm)
            const isOpenAt = (time: number) => officeAt(new Date(time), firm).isOpen
            expect(isOpenAt(due.getTime()) || isOpenAt(due.getTime() - 1)).toBe(true)
            const came = new Date(now.getTime() + distance)
            const isLate = promisedBy(came, firm) < now
            expect(came < overdueBefore(now, firm)).toBe(isLate)
            if (isLate) expect(hoursOfWorkingDays(now, promisedBy(came, firm), firm)).toBeLessThanOrEqual(0)
          },
        ),
        { numRuns: 300 },
      )
    },
  )

  it('is a day later for a firm without working days', () => {
    const closed = { ...defaultCalendar, week: sundayToThursday([]) }
    expect(promisedBy(at('10T16:30'), closed)).toEqual(at('11T16:30'))
  })
})

describe('the count of hours on working days', () => {
  it.each([
    ['a night within the week', '09T17:00', '10T09:00', 16],
    ['a weekend', '13T16:00', '16T16:00', 24],
    ['only a weekend', '14T00:00', '16T00:00', 0],
    ['a start within a weekend', '15T12:00', '16T06:00', 6],
    ['two weeks', '02T12:00', '16T12:00', 240],
    ['a negative span', '16T16:00', '13T16:00', -24],
  ])('is right for %s', (_what, from, to, hours) => {
    expect(hoursOfWorkingDays(at(from), at(to), defaultCalendar)).toBe(hours)
  })
})

const between = (first: string, last: string) =>
  fc.date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
const instants = between('1999-12-01', '2040-01-01')

const week = 7 * 24 * 3_600_000
const expectOneOverdue = (calendar: FirmCalendar, moments: fc.Arbitrary<Date>) =>
  fc.assert(
    fc.property(moments, fc.integer({ min: -2 * week, max: 2 * week }), (now, distance) => {
      const came = new Date(now.getTime() + distance)
      const due = promisedBy(came, calendar)
      expect(came < overdueBefore(now, calendar)).toBe(due < now)
      expect(hoursOfWorkingDays(now, due, calendar) < 0).toBe(due < now)
    }),
    { numRuns: 2000 },
  )
