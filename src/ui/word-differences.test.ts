import { expect, test } from 'vitest'
import { wordDifferences } from './word-differences.ts'

test('marks the words that are only in one version', () => {
  expect(wordDifferences('Arbitration and mediation', 'Commercial arbitration')).toEqual([
    [{ text: 'Arbitration and mediation', isOwn: true }],
    [{ text: 'Commercial arbitration', isOwn: true }],
  ])
  expect(wordDifferences('التجاري الدولي', 'التحكيم التجاري')).toEqual([
    [
      { text: 'التجاري', isOwn: false },
      { text: 'الدولي', isOwn: true },
    ],
    [
      { text: 'التحكيم', isOwn: true },
      { text: 'التجاري', isOwn: false },
    ],
  ])
})

test('returns one run for equal texts, and none for an empty one', () => {
  expect(wordDifferences('a b', 'a b')).toEqual([
    [{ text: 'a b', isOwn: false }],
    [{ text: 'a b', isOwn: false }],
  ])
  expect(wordDifferences('', 'a')).toEqual([[], [{ text: 'a', isOwn: true }]])
})

test('compares very long texts as a whole', () => {
  const long = 'word '.repeat(1000).trim()
  expect(wordDifferences(long, `${long} more`)[1]).toEqual([{ text: `${long} more`, isOwn: true }])
})
