import { expect, test } from 'vitest'
import { indexInList, nextIndex } from './arrow-keys.ts'

test('moves forward with the right arrow in English and the left arrow in Arabic', () => {
  expect(nextIndex('ArrowRight', 0, 3, 'ltr')).toBe(1)
  expect(nextIndex('ArrowLeft', 0, 3, 'rtl')).toBe(1)
})

test('wraps around at the ends', () => {
  expect(nextIndex('ArrowRight', 2, 3, 'ltr')).toBe(0)
  expect(nextIndex('ArrowRight', 0, 3, 'rtl')).toBe(2)
})

test('moves to the ends with Home and End, and ignores other keys', () => {
  expect(nextIndex('Home', 1, 3, 'rtl')).toBe(0)
  expect(nextIndex('End', 1, 3, 'rtl')).toBe(2)
  expect(nextIndex('a', 1, 3, 'ltr')).toBeUndefined()
})

test('does not wrap around in a list, and enters at the end that the first arrow points from', () => {
  expect(indexInList('ArrowDown', 2, 3)).toBe(2)
  expect(indexInList('ArrowUp', 0, 3)).toBe(0)
  expect(indexInList('ArrowDown', -1, 3)).toBe(0)
  expect(indexInList('ArrowUp', -1, 3)).toBe(2)
  expect(indexInList('PageDown', 0, 3)).toBe(2)
  expect(indexInList('ArrowRight', 0, 3)).toBeUndefined()
})
