import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test('a description is cut after its first sentence, in both scripts', () => {
  expect(firstSentence('Title review. We read the deed first.')).toBe('Title review.')
  expect(firstSentence('هل تأخر التسليم؟ نطالب بالتعويض.')).toBe('هل تأخر التسليم؟')
})

test('a period inside a word or number does not end a sentence', () => {
  expect(firstSentence('Awards of 2.5 million and more')).toBe('Awards of 2.5 million and more')
})

test('a description without a period is not cut', () => {
  expect(firstSentence('  Drafting and negotiation ')).toBe('Drafting and negotiation')
})
