import { expect, it, vi } from 'vitest'
import { DatabaseStartError } from './errors.ts'
import { waitForDatabase } from './wait-for-database.ts'

const refusing = (...errors: Error[]) =>
  vi.fn(async () => {
    const error = errors.shift()
    if (error) throw error
    return 'open'
  })
const away = (message: string) => new DatabaseStartError(message, { retryable: true })

it('opens a database once it is available, and reports each reason to wait once', async () => {
  const open = refusing(away('refused'), away('refused'), Object.assign(new Error('row'), { code: '57P03' }))
  const said: string[] = []
  const signal = new AbortController().signal
  expect(await waitForDatabase(open, { signal, onWaiting: (reason) => said.push(reason) })).toBe('open')
  expect(open).toHaveBeenCalledTimes(4)
  expect(said).toEqual(['refused', 'DATABASE_URL: the server did not answer while starting'])
})

it.each([new DatabaseStartError('wrong password'), Object.assign(new Error('no'), { code: '42601' })])(
  'does not wait for an error that an operator must fix: %s',
  async (error) => {
    const open = refusing(error)
    const { signal } = new AbortController()
    await expect(waitForDatabase(open, { signal, onWaiting: () => undefined })).rejects.toBe(error)
    expect(open).toHaveBeenCalledTimes(1)
  },
)

it('stops waiting on an abort', async () => {
  const stopping = new AbortController()
  const open = refusing(...Array.from({ length: 9 }, () => away('refused')))
  const waiting = waitForDatabase(open, { signal: stopping.signal, onWaiting: () => stopping.abort() })
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  expect(open).toHaveBeenCalledTimes(1)
})
