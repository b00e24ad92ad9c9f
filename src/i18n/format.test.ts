import { describe, expect, it } from 'vitest'
import { hijriDay } from './calendar-format.ts'
import {
  formatAppointmentIn,
  formatDateTime,
  formatDay,
  formatFileSize,
  formatFullDate,
  formatHijriDate,
  formatHijriDay,
  formatLanguageName,
  formatLongDate,
  formatRelative,
  formatTableDate,
  formatTime,
  formatTimeIn,
  formatZone,
  isOtherClock,
} from './format.ts'

/** 12:30 in Riyadh (UTC+3). */
const instant = '2025-03-09T09:30:00.000Z'
const plain = (text: string) => text.replaceAll('\u202f', ' ')

describe('an instant', () => {
  it.each([
    ['a table date', formatTableDate, 'Mar 9, 2025', '9 مارس 2025'],
    ['a dialog date', formatLongDate, 'March 9, 2025', '9 مارس 2025'],
    ['a date with its time', formatDateTime, 'March 9, 2025 at 12:30 PM', '9 مارس 2025 في 12:30 م'],
    ['a full date', formatFullDate, 'Sunday, March 9, 2025', 'الأحد، 9 مارس 2025'],
    ['a day of the year', formatDay, 'March 9', '9 مارس'],
    ['a time of day', formatTime, '12:30 PM', '12:30 م'],
  ])('is formatted as %s', (_name, format, english, arabic) => {
    expect(plain(format(instant, 'en'))).toBe(english)
    expect(plain(format(instant, 'ar'))).toBe(arabic)
    expect(format(new Date(instant), 'en')).toBe(format(instant, 'en'))
  })

  it('has its Umm al-Qura date in Arabic', () => {
    expect(formatHijriDate(instant)).toBe('9 رمضان 1446 هـ')
    expect(formatHijriDay(instant, 'en')).toBe('Ramadan 9')
    expect(formatHijriDay(instant, 'ar')).toBe('9 رمضان')
    expect(formatHijriDate('2026-05-20T09:00:00Z')).toBe('3 ذي الحجة 1447 هـ')
    expect(hijriDay('2026-02-05', 'en')).toBe('Sha’ban 17, 1447 AH')
  })

  it('is on the day in Riyadh, wherever the reader is', () => {
    const lateEvening = '2025-03-09T21:30:00.000Z'
    expect(formatTableDate(lateEvening, 'en')).toBe('Mar 10, 2025')
    expect(formatHijriDate(lateEvening)).toBe('10 رمضان 1446 هـ')
    expect(plain(formatTime(lateEvening, 'en'))).toBe('12:30 AM')
  })
})

describe('the time since an instant', () => {
  const minute = 60
  const hour = 60 * minute
  const day = 24 * hour
  const now = new Date(instant)
  const ago = (seconds: number, language: 'en' | 'ar') =>
    formatRelative(new Date(now.getTime() - seconds * 1000), language, now)

  it.each([
    [minute, '1 minute ago', 'قبل دقيقة واحدة'],
    [59 * minute + 59, '59 minutes ago', 'قبل 59 دقيقة'],
    [hour, '1 hour ago', 'قبل ساعة واحدة'],
    [day - 1, '23 hours ago', 'قبل 23 ساعة'],
    [day, '1 day ago', 'قبل يوم واحد'],
    [2 * day, '2 days ago', 'قبل يومين'],
    [3 * day, '3 days ago', 'قبل 3 أيام'],
    [11 * day, '11 days ago', 'قبل 11 يومًا'],
    [30 * day, '1 month ago', 'قبل شهر واحد'],
    [364 * day, '12 months ago', 'قبل 12 شهرًا'],
    [365 * day, '1 year ago', 'قبل سنة واحدة'],
    [-2 * day, 'in 2 days', 'خلال يومين'],
  ])('is formatted for %d seconds', (seconds, english, arabic) => {
    expect(ago(seconds, 'en')).toBe(english)
    expect(ago(seconds, 'ar')).toBe(arabic)
  })

  it.each([0, 1, 59, -59])('is left to the caller under a minute (%d s)', (seconds) => {
    expect(ago(seconds, 'en')).toBeUndefined()
  })
})

describe('the size of a file', () => {
  it.each([
    [1, '1 kB', '1 كيلوبايت'],
    [83_900, '84 kB', '84 كيلوبايت'],
    [2_400_000, '2.4 MB', '2.4 م.ب'],
    [25 * 1024 * 1024, '26.2 MB', '26.2 م.ب'],
  ])('is formatted for %d bytes', (bytes, english, arabic) => {
    expect(plain(formatFileSize(bytes, 'en'))).toBe(english)
    expect(plain(formatFileSize(bytes, 'ar'))).toBe(arabic)
  })
})

it('writes a language name in the language of the page, and leaves an unknown code as typed', () => {
  const named = (language: 'en' | 'ar') =>
    ['ar', 'en', 'fr', 'Urdu', 'x'].map((code) => formatLanguageName(code, language))
  expect(named('en')).toEqual(['Arabic', 'English', 'French', 'Urdu', 'x'])
  expect(named('ar')).toEqual(['العربية', 'الإنجليزية', 'الفرنسية', 'Urdu', 'x'])
})

describe('the time for a reader abroad', () => {
  // 10:00 in Riyadh, before and after London leaves summer time on October 25, 2026.
  const [summer, winter] = ['2026-10-22T07:00:00.000Z', '2026-10-29T07:00:00.000Z']

  it('follows the daylight saving time of their zone', () => {
    const inLondon = (at: string) => plain(formatAppointmentIn(at, 'en', 'Europe/London'))
    expect(inLondon(summer)).toBe('Thursday, October 22, 2026 at 8:00 AM')
    expect(inLondon(winter)).toBe('Thursday, October 29, 2026 at 7:00 AM')
    expect(formatAppointmentIn(winter, 'ar', 'Europe/London')).toContain('7:00')
  })

  it('includes the day, which may differ, and the place', () => {
    expect(plain(formatTimeIn('2026-10-22T04:00:00.000Z', 'en', 'America/Los_Angeles'))).toBe('Wed 9:00 PM')
    expect(formatZone(summer, 'en', 'Europe/London')).toBe('United Kingdom Time')
    expect(formatZone(summer, 'ar', 'Europe/London')).toMatch(/المملكة المتحدة/)
  })

  it('is omitted where the clocks show Riyadh time', () => {
    expect(isOtherClock(summer, 'Asia/Kuwait')).toBe(false)
    expect(isOtherClock(summer, 'Europe/Istanbul')).toBe(false)
    expect(isOtherClock(summer, 'Africa/Cairo')).toBe(false)
    expect(isOtherClock('2026-11-22T07:00:00.000Z', 'Africa/Cairo')).toBe(true)
  })
})
