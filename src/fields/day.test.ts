import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { messagesOf } from '#tests/support/messages-of.ts'
import { dayOrNone, pastDayOrNone, plannedDay, readDay, readDayAhead, typedDay } from './day.ts'

describe('a typed day', () => {
  it.each([
    ['2027-12-31', '2027-12-31'],
    ['31/12/2027', '2027-12-31'],
    [' 1/2/2027 ', '2027-02-01'],
    ['1.2.2027', '2027-02-01'],
    ['01-02-2027', '2027-02-01'],
    ['1 2 2027', '2027-02-01'],
    ['٣١/١٢/٢٠٢٧', '2027-12-31'],
    ['۲۰۲۷-۱۲-۳۱', '2027-12-31'],
    ['29/2/2028', '2028-02-29'],
    ['2023/05/01', '2023-05-01'],
    ['2023.5.1', '2023-05-01'],
    ['1،5،2023', '2023-05-01'],
    ['1–5–2023', '2023-05-01'],
    ['٠١\u200f/٠٥\u200f/٢٠٢٣', '2023-05-01'],
    ['\u202b１／５／２０２３\u202c', '2023-05-01'],
    ['१/५/२०२३', '2023-05-01'],
    ['1/5/2023 م', '2023-05-01'],
    ['2027-12-31T00:00:00.000Z', '2027-12-31'],
    ['31/12/2027 0:00:00', '2027-12-31'],
    ['1 May 2023', '2023-05-01'],
    ['01-May-2023', '2023-05-01'],
    ['May 1st, 2023', '2023-05-01'],
    ['الاثنين، ١ مايو ٢٠٢٣', '2023-05-01'],
    ['20230501', '2023-05-01'],
    ['٠١؍٠٥؍٢٠٢٣', '2023-05-01'],
    ['٢٢ ـ ١٠ ـ ١٤٤٥', '2024-05-01'],
    ['22-10-1445H', '2024-05-01'],
    ['22/10/1445', '2024-05-01'],
    ['1445-10-22', '2024-05-01'],
    ['٢٢ شوال ١٤٤٥ هـ', '2024-05-01'],
    ['1445/10/22هـ', '2024-05-01'],
    ['22 ذو القعدة 1445', '2024-05-30'],
    ['1448-06-20', '2026-11-30'],
    ['1/1/1500', '2076-11-28'],
    ['السبت 15 شعبان 1448هـ', '2027-01-23'],
    ['15 شعبان 1448هـ، السبت', '2027-01-23'],
    ['يوم السبت 15/8/1448', '2027-01-23'],
    ['(Sat.) 23/01/2027', '2027-01-23'],
    ['2027-01-23 Saturday', '2027-01-23'],
    ['23rd of January 2027', '2027-01-23'],
    ['السبت ٢٣ كانون الثاني/يناير ٢٠٢٧', '2027-01-23'],
    ...['كانون الثاني', 'شباط', 'آذار', 'نيسان', 'أيار', 'حزيران', 'تموز', 'آب', 'أيلول'].map((month, at) => [
      `1 ${month} 2027`,
      `2027-0${at + 1}-01`,
    ]),
    ...['تشرين الأول', 'تشرين الثاني', 'كانون الأول'].map((month, at) => [
      `1 ${month} 2027`,
      `2027-1${at}-01`,
    ]),
  ] as [string, string][])('is parsed from %j as %s', (typed, day) => {
    expect(readDay(typed)).toBe(day)
  })

  it.each([
    ...['', '29/2/2027', '12/31/2027', '2027-02-30', '1/2/27', '31122027', 'tomorrow', '1/2/2027 10:00'],
    ...['الأحد 15 شعبان 1448هـ', 'Sunday 23 January 2027', '23/01/2027 Sun', 'السبت الأحد 23/1/2027'],
    ...['الاثنين ٢٤ يناير ٢٠٢٧', 'يناير شباط 1 2027', '1/5/2023 هـ', '22/10/1445 م', '1 May 2023 г'],
    ...['1/12', '30/2/1447', '31/1/1447', '1 May 1445', 'may be 1 2023'],
  ])('is not %j', (typed) => {
    expect(readDay(typed)).toBeUndefined()
  })
})

describe('a future day', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-30T22:00:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['1/12', '2026-12-01'],
    ['30/11', '2027-11-30'],
    ['١/١٢', '2026-12-01'],
    ['1 December', '2026-12-01'],
    ['٥ مايو', '2027-05-05'],
    ['29/2', '2028-02-29'],
    ['1/12/2030', '2030-12-01'],
  ])('is the next one for %j without a year', (typed, day) => {
    expect(readDayAhead(typed)).toBe(day)
  })

  it.each(['31/2', '12', '1/13', '1/12 10:00', 'Monday 1/12'])('does not accept %j', (typed) => {
    expect(readDayAhead(typed)).toBeUndefined()
  })
})

describe('a date field', () => {
  it('accepts a Hijri date', () => {
    for (const field of [typedDay, plannedDay]) expect(z.parse(field, '1448-06-20')).toBe('2026-11-30')
  })

  it.each([
    ['tomorrow', 'val.generic.date'],
    ['1/12', 'val.generic.dateYear'],
    ['الأحد 15 شعبان 1448هـ', 'val.generic.dateWeekday'],
    ['31/1/1447', 'val.generic.dateHijri'],
    ['1501-01-01', 'val.generic.dateRange?first=1900&last=2199'],
    ['2999-01-01', 'val.generic.dateRange?first=1900&last=2199'],
  ])('refuses %j with its reason', (typed, message) => {
    expect(messagesOf(typedDay, typed)).toEqual([message])
  })

  it.each(['', ' ', null])('accepts %j as no day', (typed) => {
    expect(z.parse(dayOrNone, typed)).toBeNull()
  })

  it('refuses a day after today for the past', () => {
    expect(z.parse(pastDayOrNone, '9/3/2025')).toBe('2025-03-09')
    expect(messagesOf(pastDayOrNone, '2199-01-01')).toEqual(['val.generic.datePast'])
    expect(messagesOf(pastDayOrNone, 'x')).toEqual(['val.generic.date'])
  })

  it('refuses a day of another century for planning', () => {
    expect(messagesOf(plannedDay, '1999-12-31')).toEqual(['val.generic.dateRange?first=2000&last=2199'])
  })
})
