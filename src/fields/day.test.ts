import { describe, expect, it } from 'vitest'
import { readDay } from './day.ts'

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
  ])('%j is %s', (typed, day) => {
    expect(readDay(typed)).toBe(day)
  })

  it.each(['', '29/2/2027', '12/31/2027', '2027-02-30', '1/2/27', '31122027', 'tomorrow', '1/2/2027 10:00'])(
    '%j is none',
    (typed) => {
      expect(readDay(typed)).toBeUndefined()
    },
  )
})
