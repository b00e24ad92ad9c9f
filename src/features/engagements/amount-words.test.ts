import { expect, it } from 'vitest'
import { amountInWords } from './amount-words.ts'

/** Halalas, and the words in both languages. */
const amounts: readonly (readonly [number, string, string])[] = [
  [0, 'صفر ريال سعودي', 'zero Saudi riyals'],
  [1, 'هللة واحدة', 'one halala'],
  [2, 'هللتان', 'two halalas'],
  [800, 'ثمانية ريالات سعودية', 'eight Saudi riyals'],
]

it.each(amounts)('writes %i halalas in words', (halalas, arabic, english) => {
  expect([amountInWords(halalas, 'ar'), amountInWords(halalas, 'en')]).toEqual([arabic, english])
})
