import { expect, test } from 'vitest'
import { indexInList, nextIndex } from './arrow-keys.ts'

test('in English the right arrow goes on, in Arabic the left one', () => {
  expect(nextIndex('ArrowRight', 0, 3, 'ltr')).toBe(1)
  expect(nextIndex('ArrowLeft', 0, 3, 'rtl')).toBe(1)
})

test('the ends are joined', () => {
  expect(nextIndex('ArrowRight', 2, 3, 'ltr')).toBe(0)
  expect(nextIndex('ArrowRight', 0, 3, 'rtl')).toBe(2)
})

test('Home and End lead to the ends, other keys nowhere', () => {
  expect(nextIndex('Home', 1, 3, 'rtl')).toBe(0)
  expect(nextIndex('End', 1, 3, 'rtl')).toBe(2)
  expect(nextIndex('a', 1, 3, 'ltr')).toBeUndefined()
})

test('in a list the ends are not joined, and the first arrow enters at its own end', () => {
  expect(indexInList('ArrowDown', 2, 3)).toBe(2)
  expect(indexInList('ArrowUp', 0, 3)).toBe(0)
  expect(indexInList('ArrowDown', -1, 3)).toBe(0)
  expect(indexInList('ArrowUp', -1, 3)).toBe(2)
  expect(indexInList('PageDown', 0, 3)).toBe(2)
  expect(indexInList('ArrowRight', 0, 3)).toBeUndefined()
})
