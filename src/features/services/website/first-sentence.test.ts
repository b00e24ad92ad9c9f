import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test('a description is cut after its first sentence, in both scripts', () => {
  expect(firstSentence('Title review. We read the deed first.')).toBe('Title review.')
  expect(firstSentence('هل تأخر التسليم؟ نطالب بالتعويض.')).toBe('هل تأخر التسليم؟')
})

test('a point inside a word or number ends nothing', () => {
  expect(firstSentence('Awards of 2.5 million and more')).toBe('Awards of 2.5 million and more')
})

test('a description without a full stop is kept whole', () => {
  expect(firstSentence('  Drafting and negotiation ')).toBe('Drafting and negotiation')
})
