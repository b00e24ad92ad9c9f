import { describe, expect, it } from 'vitest'
import { toE164 } from '#fields/phone.ts'
import { bareAddress, cleanCell, firstOf, isMissing, isNone, readNumber } from './cells.ts'

describe('a cell of a spreadsheet', () => {
  it.each([
    ['="0550123344"', '0550123344'],
    ['\u200f="0550123344"', '0550123344'],
    ["'0550123344", '0550123344'],
    ['’0550123344', '0550123344'],
    ["'+966 55 012 3344", '+966 55 012 3344'],
    ["'=1+1", '=1+1'],
    ["'Abd al-Aziz", "'Abd al-Aziz"],
    [' a\u200cb ', 'a\u200cb'],
  ])('is cleaned from %j to %j', (cell, typed) => {
    expect(cleanCell(cell)).toBe(typed)
  })

  it.each([
    'none',
    'N/A',
    '#N/A',
    'n.a.',
    '-',
    '—',
    '\u200f–',
    '…'.replace('…', '...'),
    'لا يوجد',
    'لايوجد',
    'غير متوفر',
    'بدون',
    'NULL',
    '#REF!',
    '\\N',
    'ـ',
  ])('counts as empty: %j', (cell) => {
    expect(isNone(cell)).toBe(true)
  })

  it.each(['0', 'no', 'لا', 'Nasser', 'Nona'])('does not count as empty: %j', (cell) => {
    expect(isNone(cell)).toBe(false)
  })

  it.each(['unknown', 'Not provided', 'no email', 'غير معروف', 'لا توجد', 'لا يوجد بريد', 'ليس لديه'])(
    'counts as missing, but not as empty: %j',
    (cell) => {
      expect([isMissing(cell), isNone(cell)]).toEqual([true, false])
    },
  )

  it.each([
    ['550123344.0', '+966550123344'],
    ['966550123344.00', '+966550123344'],
    ['5.50123344E+08', '+966550123344'],
    ['9.66550123344E+11', '+966550123344'],
    ['٥٫٥٠١٢٣٣٤٤E+08', '+966550123344'],
    ['tel:+966550123344', '+966550123344'],
    ['112345678', '+966112345678'],
    ['971501234567', '+971501234567'],
  ])('is read as a number: %j', (cell, stored) => {
    expect(toE164(readNumber(cell) ?? '')).toBe(stored)
  })

  it.each(['5.5E+08', '9.66551E+11', '9,7E+11'])('is not read as a number if it is shortened: %j', (cell) => {
    expect(readNumber(cell)).toBeUndefined()
  })

  it('returns the first of several numbers, and the others, and the address of a person', () => {
    const isPhone = (text: string) => toE164(text) !== undefined
    expect(firstOf('0550123344 ::: 0112345678', isPhone)).toEqual({
      value: '0550123344',
      rest: ['0112345678'],
    })
    expect(firstOf('home; 0550123344 / 0550123344', isPhone)).toEqual({ value: '0550123344', rest: ['home'] })
    expect(firstOf('nothing, here', isPhone)).toEqual({ value: 'nothing, here', rest: [] })
    expect(bareAddress('Sara Al-Harbi <sara@example.com>')).toBe('sara@example.com')
    expect(bareAddress('mailto:sara@example.com')).toBe('sara@example.com')
  })
})
