import { expect, it } from 'vitest'
import { restOf } from './use-reset-to-saved.ts'

it('removes what was sent from the beginning, the end and the middle', () => {
  expect(restOf('A question\nAnd another', 'A question')).toBe('And another')
  expect(restOf('1A question', 'A question')).toBe('1')
  expect(restOf('First: A question.', 'A question')).toBe('First: .')
  expect(restOf('A question', 'A question')).toBe('')
})

it('removes the text once', () => {
  expect(restOf('yes yes', 'yes')).toBe('yes')
})

it('preserves a text in which the sent part was changed', () => {
  expect(restOf('A better question', 'A question')).toBe('A better question')
  expect(restOf('', 'A question')).toBe('')
  expect(restOf('  Something', '')).toBe('  Something')
  expect(restOf('  Something', '  ')).toBe('  Something')
})

it('preserves a new text of which the sent word is only a part of a word', () => {
  expect(restOf('Yesterday we met', 'Yes')).toBe('Yesterday we met')
  expect(restOf('نعمل على ذلك', 'نعم')).toBe('نعمل على ذلك')
  expect(restOf('It says No', 'o')).toBe('It says No')
  expect(restOf('Yes, tomorrow', 'Yes')).toBe(', tomorrow')
})
