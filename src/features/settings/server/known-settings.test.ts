import { describe, expect, it } from 'vitest'
import type { Setting } from '../setting-values.ts'
import { KnownSettings } from './known-settings.ts'

const titled = (value: string): Setting[] => [{ key: 'site_title', value }]

/** A database whose responses each test controls. */
const knownFrom = () => {
  const reads: { resolve: (rows: Setting[]) => void; reject: (error: Error) => void }[] = []
  const known = new KnownSettings(
    () => new Promise((resolve, reject) => void reads.push({ resolve, reject })),
  )
  const answer = (at: number, title: string) => reads[at]?.resolve(titled(title))
  return { known, reads, answer }
}

describe('the cache of settings', () => {
  it('reads the settings once for all requests within ten seconds', async () => {
    const { known, reads, answer } = knownFrom()
    const requested = [known.get(0), known.get(0)]
    answer(0, 'First')
    expect((await Promise.all(requested)).map(({ site_title }) => site_title)).toEqual(['First', 'First'])
    expect((await known.get(9_999)).site_title).toBe('First')
    expect(reads).toHaveLength(1)
    const later = known.get(10_000)
    answer(1, 'Second')
    expect((await later).site_title).toBe('Second')
  })

  it('reads the settings again after a change, and drops a response from before it', async () => {
    const { known, answer } = knownFrom()
    const before = known.get(0)
    known.forget()
    const after = known.get(0)
    answer(1, 'New')
    await after
    answer(0, 'Old')
    expect((await before).site_title).toBe('Old')
    expect((await known.get(1)).site_title).toBe('New')
  })

  it('preserves the settings while the database is unavailable, and retries after five seconds', async () => {
    const { known, reads, answer } = knownFrom()
    const first = known.get(0)
    answer(0, 'First')
    await first
    const later = known.get(20_000)
    reads[1]?.reject(new Error('away'))
    expect((await later).site_title).toBe('First')
    expect((await known.get(24_999)).site_title).toBe('First')
    expect(reads).toHaveLength(2)
    const again = known.get(25_000)
    answer(2, 'Back')
    expect((await again).site_title).toBe('Back')
  })

  it('has no values if the settings could never be read', async () => {
    const { known, reads } = knownFrom()
    const requested = known.get(0)
    reads[0]?.reject(new Error('away'))
    await expect(requested).rejects.toThrow('away')
    expect(known.last.site_title).toBe('')
  })
})
