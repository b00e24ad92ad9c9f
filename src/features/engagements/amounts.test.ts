import { expect, it } from 'vitest'
import { formatAmount, readAmount, totalOf, vatOf } from './amounts.ts'

it.each([
  ['20,000.05', 2_000_005],
  ['20000.5', 2_000_050],
  [' 1٬250 ', 125_000],
  ['12٫34', 1234],
  ['0', 0],
  ['20 000', 2_000_000],
  ['1,234,567.5', 123_456_750],
  ['20000 ريال', 2_000_000],
  ['SAR 1,250', 125_000],
  ['1500,50', undefined],
  ['15,5', undefined],
  ['1500،50', undefined],
  ['1,5,0,0', undefined],
  ['1,250 000', undefined],
  ['20.000', undefined],
  ['1.234', undefined],
  ['-5', undefined],
  ['ten', undefined],
  ['', undefined],
])('reads %s as halalas', (typed, halalas) => {
  expect(readAmount(typed)).toBe(halalas)
})

it('adds value added tax, rounded half up to a halala, and writes both digits of the halalas', () => {
  expect([vatOf(2_000_005, 15), totalOf(2_000_005, 15)]).toEqual([300_001, 2_300_006])
  expect([vatOf(10, 15), vatOf(9, 15), vatOf(2_000_005, 0)]).toEqual([2, 1, 0])
  expect([formatAmount(2_300_006), formatAmount(5), formatAmount(100)]).toEqual(['23,000.06', '0.05', '1.00'])
})
