import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { amountInWords } from './amount-words.ts'

/** Halalas, and the words in both languages; each line was read by eye. */
const amounts = readFileSync(join(import.meta.dirname, '../../../tests/support/amounts-in-words.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

it.each(amounts)('writes %s halalas in words', (halalas, arabic, english) => {
  expect(amountInWords(Number(halalas), 'ar')).toBe(arabic)
  expect(amountInWords(Number(halalas), 'en')).toBe(english)
})

it('writes different words for each amount up to 2,500 riyals', () => {
  const each = Array.from({ length: 250_000 }, (_, halalas) => halalas)
  for (const language of ['ar', 'en'] as const)
    expect(new Set(each.map((halalas) => amountInWords(halalas, language))).size).toBe(each.length)
})
