import { expect, it } from 'vitest'
import { formatAmount, readAmount, totalOf, vatOf } from './amounts.ts'

const units = ['', ' ريال', ' ر.س', ' ر.س.', 'SAR ', ' SAR', '﷼ ', ' ريال سعودي', ' riyals']
/** Each amount as people type it, with its halalas; the commas of groups as in `,`. */
const read: [string, number][] = [
  ['0', 0],
  ['5', 500],
  ['999', 99_900],
  ['1250', 125_000],
  ['20000.5', 2_000_050],
  ['20000.05', 2_000_005],
  ['20,000.05', 2_000_005],
  ['1,250', 125_000],
  ['12,345,678.9', 1_234_567_890],
  ['1,234,567,890', 123_456_789_000],
]
const refused =
  '1,5 12,34 1500,50 20000,05 15,5 1,5,0,0 1,2,3 1,23,456 12,3456 1234,567 ,5 5, 1..2 1.234 20.000 -5 ten .5'.split(
    ' ',
  )

/** With Arabic signs, spaces and apostrophes for the signs of an amount. */
const spellings = (typed: string): string[] => [
  typed,
  typed.replaceAll(',', '٬').replace('.', '٫'),
  typed.replaceAll(',', ' '),
  typed.replaceAll(',', '\u00a0'),
  typed.replaceAll(',', '’'),
]

it('reads 450 ways to type an amount as halalas', () => {
  for (const [typed, halalas] of read)
    for (const spelled of spellings(typed))
      for (const unit of units) {
        const whole = unit.endsWith(' ') ? unit + spelled : spelled + unit
        expect([whole, readAmount(whole)]).toEqual([whole, halalas])
      }
})

it('refuses what can be read in two ways, never a hundred times the amount', () => {
  for (const typed of [...refused, '', '1 250,5', '1,250 500', '1 250.5.0', '١٢,٣'])
    for (const spelled of [typed, typed.replaceAll(',', '٬'), typed.replaceAll(',', '،')])
      expect([spelled, readAmount(spelled)]).toEqual([spelled, undefined])
})

it('adds value added tax, rounded half up to a halala, and writes both digits of the halalas', () => {
  expect([vatOf(2_000_005, 15), totalOf(2_000_005, 15)]).toEqual([300_001, 2_300_006])
  expect([vatOf(10, 15), vatOf(9, 15), vatOf(2_000_005, 0)]).toEqual([2, 1, 0])
  expect([formatAmount(2_300_006), formatAmount(5), formatAmount(100)]).toEqual(['23,000.06', '0.05', '1.00'])
})
