import { afterEach, expect, it, vi } from 'vitest'
import { textsOf } from './with-texts.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it('fetches texts that failed to load again after a pause, not with each rendering', async () => {
  vi.useFakeTimers()
  const fetched: string[] = []
  const load = async (_: string, area: string) => {
    fetched.push(area)
    if (fetched.length === 1) throw new Error('offline')
    return {}
  }
  await expect(textsOf(load, 'en', ['live'])).rejects.toThrow('offline')
  await expect(textsOf(load, 'en', ['live'])).rejects.toThrow('offline')
  expect(fetched).toEqual(['live'])
  await vi.advanceTimersByTimeAsync(1_000)
  await textsOf(load, 'en', ['live'])
  await textsOf(load, 'en', ['live'])
  expect(fetched).toEqual(['live', 'live'])
})
