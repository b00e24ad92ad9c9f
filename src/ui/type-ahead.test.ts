import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypeAhead, findTyped } from './type-ahead.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('combines letters until a second has passed', () => {
  const typeAhead = createTypeAhead()
  typeAhead.type('c')
  vi.advanceTimersByTime(999)
  expect(typeAhead.type('o')).toBe('co')
  vi.advanceTimersByTime(1000)
  expect(typeAhead.isTyping()).toBe(false)
  expect(typeAhead.type('l')).toBe('l')
})

const options = ['Contract', 'Corporate law', 'Employment', 'العقارات'].map((label) => ({ label }))

test('finds the option that begins with the typed word', () => {
  expect(findTyped(options, 'cor', 0)?.label).toBe('Corporate law')
  expect(findTyped(options, 'الع', -1)?.label).toBe('العقارات')
  expect(findTyped(options, 'x', 0)).toBeUndefined()
})

test('cycles through the matches when a letter is repeated', () => {
  expect(findTyped(options, 'c', -1)?.label).toBe('Contract')
  expect(findTyped(options, 'c', 0)?.label).toBe('Corporate law')
  expect(findTyped(options, 'cc', 1)?.label).toBe('Contract')
})
