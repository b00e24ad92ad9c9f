import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test('a description is cut after its first sentence, which no period inside a number ends', () => {
  expect(firstSentence('Title review. We read the deed first.')).toBe('Title review.')
  expect(firstSentence('هل تأخر التسليم؟ نطالب بالتعويض.')).toBe('هل تأخر التسليم؟')
  expect(firstSentence('Awards of 2.5 million and more')).toBe('Awards of 2.5 million and more')
  expect(firstSentence('  Drafting and negotiation ')).toBe('Drafting and negotiation')
})
