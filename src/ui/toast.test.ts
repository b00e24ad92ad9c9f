import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissFailures, dismissToast, getToasts, showToast, subscribeToToasts } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const { id } of getToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('shows only the newest toast, for 5000 ms by default', () => {
  showToast({ title: 'Saved' })
  expect(getToasts()[0]).toMatchObject({ title: 'Saved', duration: 5000, variant: 'default', isOpen: true })
  showToast({ title: 'Failed', variant: 'destructive', duration: 9000 })
  const failed = { title: 'Failed', duration: 9000, variant: 'destructive' }
  expect(getToasts()).toEqual([expect.objectContaining(failed)])
})

test('closes a dismissed toast immediately and removes it after 1,000,000 ms, even if it is dismissed twice', () => {
  const { dismiss } = showToast({ title: 'Saved' })
  dismiss()
  expect(getToasts()[0]?.isOpen).toBe(false)
  vi.advanceTimersByTime(600_000)
  dismiss()
  vi.advanceTimersByTime(399_999)
  expect(getToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(getToasts()).toHaveLength(0)
})

test('does not remove the successor of a replaced toast', () => {
  const { dismiss } = showToast({ title: 'First' })
  dismiss()
  showToast({ title: 'Second' })
  vi.advanceTimersByTime(1_000_000)
  expect(getToasts().map(({ title }) => title)).toEqual(['Second'])
})

test('notifies listeners when a toast is shown, dismissed and removed', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToToasts(listener)
  const { dismiss } = showToast({ title: 'Saved' })
  dismiss()
  vi.advanceTimersByTime(1_000_000)
  expect(listener).toHaveBeenCalledTimes(3)
  unsubscribe()
  showToast({ title: 'Again' })
  expect(listener).toHaveBeenCalledTimes(3)
})

test('closes a failure after the success of an action that began later, and no other toast', () => {
  showToast({ title: 'Failed', variant: 'destructive' })
  const [failed] = getToasts()
  dismissFailures((failed?.shownAt ?? 0) - 1)
  expect(getToasts()[0]?.isOpen).toBe(true)
  dismissFailures((failed?.shownAt ?? 0) + 1)
  expect(getToasts()[0]?.isOpen).toBe(false)
  showToast({ title: 'Saved' })
  dismissFailures(Date.now() + 1)
  expect(getToasts()[0]?.isOpen).toBe(true)
})
