import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { answerMeanwhile, portIn, refuseTakenPort } from './listening.ts'

it('nobody listens in the place of the app when the database is there at once', async () => {
  const listen = vi.fn(async () => 'waiting')
  expect(await answerMeanwhile(Promise.resolve(), listen)).toBe(undefined)
  expect(await answerMeanwhile(Promise.reject(new Error('refused')), listen)).toBe(undefined)
  expect(listen).not.toHaveBeenCalled()
})

it('somebody does while it is awaited', async () => {
  expect(await answerMeanwhile(new Promise(() => undefined), async () => 'waiting')).toBe('waiting')
})

it('a port that is taken is refused, and a free one is left free', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(refuseTakenPort(port, '127.0.0.1')).rejects.toThrow('EADDRINUSE')
  await new Promise((resolve) => other.close(resolve))
  await refuseTakenPort(port, '127.0.0.1')
  await refuseTakenPort(port, '127.0.0.1')
})

it('the port is read from an address, also of the next version', () => {
  expect([portIn('http://127.0.0.1:3000'), portIn('http://[::1]:3001')]).toEqual([3000, 3001])
})
