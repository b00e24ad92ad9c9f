import { describe, expect, it } from 'vitest'
import { daysOff, isRamadan, proposedHolidays, ramadansIn } from '#features/office-hours/holidays.ts'
import { type Week, week } from '#features/office-hours/week.ts'
import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { type BookingRules, defaultRules } from './booking-rules.ts'
import { freeTimes, isInTime, obstacleAt, rulesOf, wishedTime } from './free-times.ts'

/** Sunday. */
const sunday = '2026-11-22'
const early = instantInRiyadh(sunday, '00:00')
const empty: Week = Array.from({ length: 7 }, () => [])
const onSundays = (...spans: [string, string][]): Week =>
  empty.map((none, day) => (day === 0 ? spans.map(([from, to]) => ({ from, to })) : none))

const rules = (changes: Partial<BookingRules> = {}): BookingRules => ({
  ...defaultRules,
  buffer: 0,
  noticeHours: 0,
  ...changes,
})
const free = (changes: Partial<Parameters<typeof freeTimes>[0]> = {}) =>
  freeTimes({
    rules: rules(),
    occasions: { daysOff: [], ramadans: [{ firstDay: '2027-02-08', lastDay: '2027-03-08' }] },
    absences: [],
    taken: [],
    from: sunday,
    to: sunday,
    now: early,
    ...changes,
  })
/** Clock times in Riyadh. */
const clocks = (times: Date[]) =>
  times.map((time) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Riyadh' }).format(time),
  )
const days = (times: Date[]) => [
  ...new Set(times.map((time) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(time))),
]
const taken = (from: string, to: string) => ({
  startsAt: instantInRiyadh(sunday, from).toISOString(),
  heldUntil: instantInRiyadh(sunday, to).toISOString(),
})

describe('the list of free times', () => {
  it('contains the half hours, or quarter hours for short appointments, of every span of the day, up to its end', () => {
    const found = clocks(free())
    expect([found[0], found.at(-1), found.length]).toEqual(['09:00', '16:30', 16])
    expect(clocks(free({ rules: rules({ minutes: 90 }) })).at(-1)).toBe('15:30')
    const short = rules({ minutes: 15, week: onSundays(['09:10', '10:00']) })
    expect(clocks(free({ rules: short }))).toEqual(['09:15', '09:30', '09:45'])
    const week = onSundays(['09:00', '10:30'], ['16:00', '18:00'], ['23:00', '24:00'])
    const expected = ['09:00', '09:30', '16:00', '16:30', '17:00', '23:00']
    expect(clocks(free({ rules: rules({ minutes: 60, week }) }))).toEqual(expected)
  })

  it('leaves out Friday and Saturday, whole holidays, and days after the furthest one', () => {
    expect(days(free({ from: '2026-11-26', to: '2026-11-29' }))).toEqual(['2026-11-26', '2026-11-29'])
    const found = days(free({ rules: rules({ furthestDays: 3 }), to: '2026-12-31' }))
    expect(found).toEqual(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'])
    const off = [{ firstDay: '2026-11-23', lastDay: '2026-11-24' }]
    expect(days(free({ occasions: { daysOff: off, ramadans: [] }, to: '2026-11-25' }))).toEqual([
      '2026-11-22',
      '2026-11-25',
    ])
  })

  it('leaves out times that overlap an appointment or its buffer, and includes adjacent ones', () => {
    const morning = rules({ minutes: 60, week: onSundays(['09:00', '13:00']) })
    const between = free({ rules: morning, taken: [taken('10:00', '11:00')] })
    expect(clocks(between)).toEqual(['09:00', '11:00', '11:30', '12:00'])
    expect(clocks(free({ rules: morning, taken: [taken('08:00', '14:00')] }))).toEqual([])
    const buffered = rules({ minutes: 30, buffer: 30, week: onSundays(['09:00', '12:00']) })
    const apart = free({ rules: buffered, taken: [taken('10:00', '11:00')] })
    expect(clocks(apart)).toEqual(['09:00', '11:00', '11:30'])
  })

  it('starts after the notice period, and contains no past time', () => {
    const now = instantInRiyadh(sunday, '13:00')
    expect(clocks(free({ now, rules: rules({ noticeHours: 2 }) }))[0]).toBe('15:00')
    expect(clocks(free({ now: instantInRiyadh(sunday, '13:01') }))[0]).toBe('13:30')
    expect(free({ now, from: '2026-11-18', to: '2026-11-19' })).toEqual([])
  })

  it('leaves out the days and hours of the lawyer’s absences', () => {
    const hours = (from: string, to: string) => [{ firstDay: sunday, lastDay: sunday, from, to }]
    const twoDays = [{ firstDay: '2026-11-23', lastDay: '2026-11-24', from: null, to: null }]
    expect(days(free({ absences: twoDays, to: '2026-11-25' }))).toEqual(['2026-11-22', '2026-11-25'])
    // The buffer does not apply before or after an absence.
    const half = rules({ minutes: 60, buffer: 30 })
    const some = clocks(free({ rules: half, absences: hours('11:00', '14:30') }))
    expect(some).toEqual(['09:00', '09:30', '10:00', '14:30', '15:00', '15:30', '16:00'])
    expect(clocks(free({ absences: hours('08:00', '18:00') }))).toEqual([])
    expect(clocks(free({ absences: hours('06:00', '09:00') }))[0]).toBe('09:00')
  })

  it('uses the Ramadan hours from its first day to its last, if the firm has any', () => {
    const ramadan = (to: string) => free({ rules: rules({ furthestDays: 365 }), from: to, to })
    const [before, first, last] = ['2027-02-07', '2027-02-08', '2027-03-08']
    expect([before, first, last].map(isRamadan)).toEqual([false, true, true])
    expect([before, first, last].map((date) => clocks(ramadan(date))[0])).toEqual(['09:00', '10:00', '10:00'])
    const all = free({ rules: rules({ ramadanWeek: null, furthestDays: 365 }), from: first, to: first })
    expect(clocks(all)[0]).toBe('09:00')
  })

  it('contains the hours after midnight on their own day', () => {
    const nights = rules({ week: onSundays(['21:00', '01:00']), minutes: 60, furthestDays: 5 })
    const found = free({ rules: nights, to: '2026-11-23' })
    expect(clocks(found)).toEqual(['21:00', '21:30', '22:00', '22:30', '23:00', '00:00'])
    expect(free({ rules: nights, from: '2026-11-23', to: '2026-11-23' })).toEqual(found.slice(-1))
  })

  it('does not change when clocks change elsewhere', () => {
    // Summer time in London ends on Sunday, October 25, 2026, at 01:00 UTC.
    const now = instantInRiyadh('2026-10-18', '00:00')
    const firsts = ['2026-10-22', '2026-10-25'].map((date) => free({ from: date, to: date, now })[0])
    const instants = ['2026-10-22T06:00:00.000Z', '2026-10-25T06:00:00.000Z']
    expect(firsts.map((time) => time?.toISOString())).toEqual(instants)
    const inLondon = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })
    expect(firsts.map((time) => inLondon.format(time))).toEqual(['07:00', '06:00'])
  })

  it('uses the lawyer’s own hours, if there are any', () => {
    const own = { week: onSundays(['18:00', '19:00']), ramadanWeek: null }
    expect(clocks(free({ rules: rulesOf(rules(), own) }))).toEqual(['18:00', '18:30'])
    expect(rulesOf(defaultRules, { week: null, ramadanWeek: null })).toEqual(defaultRules)
    expect(rulesOf(defaultRules, undefined)).toEqual(defaultRules)
  })
})

const accepts = (...spans: [string, string][]) => week.safeParse(onSundays(...spans)).success
it('allows only weeks whose ordered spans do not overlap', () => {
  expect(accepts(['09:00', '12:00'], ['12:00', '17:00'])).toBe(true)
  expect(accepts(['09:00', '12:00'], ['11:00', '17:00'])).toBe(false)
  expect(accepts(['17:00', '09:00'])).toBe(false)
  expect(accepts(['09:00', '05:00'])).toBe(false)
  expect(accepts(['09:00', '12:00'], ['21:00', '01:00'])).toBe(true)
  expect(accepts(['21:00', '01:00'], ['22:00', '23:00'])).toBe(false)
  expect(
    week.safeParse(
      empty.map(() => [
        { from: '00:30', to: '08:00' },
        { from: '21:00', to: '01:00' },
      ]),
    ).success,
  ).toBe(false)
  expect(accepts(['9:00', '12:00'])).toBe(false)
  expect(accepts(['09:00', '25:00'])).toBe(false)
  expect(week.safeParse(empty.slice(1)).success).toBe(false)
})

describe('the list of holidays of the Kingdom', () => {
  const spansOf = (year: number) =>
    proposedHolidays(year).map(({ name, firstDay, lastDay }) => [name, firstDay, lastDay])

  // From the calendar of Umm al-Qura: 1 Shawwal 1447 is March 20, 2026, 10 Dhu al-Hijjah May 27.
  it('contains two fixed days and the two feasts of the calendar of Umm al-Qura', () => {
    expect(spansOf(2026)).toEqual([
      ['ramadan', '2026-02-18', '2026-03-19'],
      ['foundingDay', '2026-02-22', '2026-02-22'],
      ['eidAlFitr', '2026-03-19', '2026-03-22'],
      ['eidAlAdha', '2026-05-26', '2026-05-29'],
      ['nationalDay', '2026-09-23', '2026-09-23'],
    ])
  })

  it('contains a feast twice in a Gregorian year that has it twice', () => {
    // 1 Shawwal 1451 and 1452 both fall into 2030 or a neighboring year; each feast has its own key.
    const keys = Array.from({ length: 40 }, (_, at) => proposedHolidays(2026 + at))
      .flat()
      .map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => key.startsWith('eidAlFitr')).length).toBeGreaterThan(40)
  })

  it('contains a proposed holiday until the office moves or drops it', () => {
    const range = { from: '2026-03-01', to: '2026-03-31' }
    const key = 'eidAlFitr-1447'
    expect(daysOff([], range)).toMatchObject([{ key, firstDay: '2026-03-19' }])
    const seen = { key: 'ramadan-1447', firstDay: '2026-02-19', lastDay: '2026-03-19', isObserved: true }
    expect(ramadansIn([], range)).toEqual([{ firstDay: '2026-02-18', lastDay: '2026-03-19' }])
    expect(ramadansIn([seen], range)).toEqual([{ firstDay: '2026-02-19', lastDay: '2026-03-19' }])
    const moved = { key, firstDay: '2026-03-20', lastDay: '2026-03-25', isObserved: true }
    expect(daysOff([moved], range)).toEqual([moved])
    expect(daysOff([{ ...moved, isObserved: false }], range)).toEqual([])
    const own = { key: null, firstDay: '2026-03-10', lastDay: '2026-03-10', isObserved: true }
    expect(daysOff([own], range)).toHaveLength(2)
    expect(daysOff([own], { from: '2026-04-01', to: '2026-04-30' })).toEqual([])
  })
})

const now = early
it('finds the preferred time of a request: its day and time, if they are in the future, or the first free time of a day without a time', () => {
  const wish = { preferredDate: sunday, preferredTime: '10:30' }
  expect(wishedTime(wish, [], now)?.toISOString()).toBe('2026-11-22T07:30:00.000Z')
  expect(wishedTime(wish, [], instantInRiyadh(sunday, '11:00'))).toBeUndefined()
  const anyTime = { preferredDate: '2026-11-23', preferredTime: null }
  const times = free({ to: '2026-11-25' })
  expect(wishedTime(anyTime, times, now)).toEqual(instantInRiyadh('2026-11-23', '09:00'))
  expect(wishedTime(anyTime, [], now)).toBeUndefined()
  expect(wishedTime({ preferredDate: null, preferredTime: null }, times, now)).toBeUndefined()
})

it('lets the client move an appointment until the notice period, and not later', () => {
  const startsAt = instantInRiyadh(sunday, '12:00').toISOString()
  expect(isInTime(startsAt, { noticeHours: 4 }, instantInRiyadh(sunday, '08:00'))).toBe(true)
  expect(isInTime(startsAt, { noticeHours: 4 }, instantInRiyadh(sunday, '08:01'))).toBe(false)
})

describe('the reason why a time is not offered', () => {
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
})
