import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { answerWhileStarting, portIn, refuseTakenPort } from './starting-app.ts'

const never = new Promise<void>(() => undefined)
const hour = 60 * 60_000

it('does not listen in place of the app while the start succeeds, fails or is slow', async () => {
  const listen = vi.fn(async () => 'waiting')
  const slow = new Promise((resolve) => setTimeout(resolve, 700))
  for (const work of [Promise.resolve(), Promise.reject(new Error('refused')), slow])
    expect(await answerWhileStarting(work, listen, { unreachable: never, limitInMs: hour })).toBe(undefined)
  expect(listen).not.toHaveBeenCalled()
})

it('listens once the database is unreachable, or after the limit', async () => {
  const listen = async () => 'waiting'
  const unreachable = Promise.resolve()
  expect(await answerWhileStarting(never, listen, { unreachable, limitInMs: hour })).toBe('waiting')
  expect(await answerWhileStarting(never, listen, { unreachable: never, limitInMs: 1 })).toBe('waiting')
})

it('refuses a port in use, and leaves a free one free', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(refuseTakenPort(port, '127.0.0.1')).rejects.toThrow('EADDRINUSE')
  await new Promise((resolve) => other.close(resolve))
  await refuseTakenPort(port, '127.0.0.1')
  await refuseTakenPort(port, '127.0.0.1')
})

it('reads the port from a URL, for IPv4 and IPv6', () => {
  expect([portIn('http://127.0.0.1:3000'), portIn('http://[::1]:3001')]).toEqual([3000, 3001])
})
