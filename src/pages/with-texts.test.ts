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
  await expect(textsOf(load, 'en', ['account'])).rejects.toThrow('offline')
  await expect(textsOf(load, 'en', ['account'])).rejects.toThrow('offline')
  expect(fetched).toEqual(['account'])
  await vi.advanceTimersByTimeAsync(1_000)
  await textsOf(load, 'en', ['account'])
  await textsOf(load, 'en', ['account'])
  expect(fetched).toEqual(['account', 'account'])
})
