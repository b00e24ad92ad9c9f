import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './call-api.ts'
import { sendOnce } from './send-once.ts'

const keys: string[] = []
const failing = (error: Error) => (key: string) => {
  keys.push(key)
  return Promise.reject(error)
}
const answering = (key: string) => {
  keys.push(key)
  return Promise.resolve('done')
}
let form: unknown[]
beforeEach(() => {
  keys.length = 0
  form = ['/api/contact', { message: crypto.randomUUID() }]
})
const attempt = (error: Error) => sendOnce(form, failing(error)).catch(() => undefined)

it.each([
  new TypeError('the line broke'),
  new ApiError(503, ''),
  new ApiError(429, ''),
  new ApiError(401, ''),
])('reuses the key of the same content while there is no response: %s', async (error) => {
  await attempt(error)
  await attempt(error)
  expect(await sendOnce(form, answering)).toBe('done')
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})

it('gives content a new key after it was accepted or refused', async () => {
  await sendOnce(form, answering)
  await attempt(new ApiError(400, ''))
  await sendOnce(form, answering)
  expect(new Set(keys).size).toBe(3)
})

it('gives other content another key', async () => {
  await attempt(new TypeError('the line broke'))
  await sendOnce(['/api/contact', { message: 'other' }], answering)
  expect(new Set(keys).size).toBe(2)
})

it('has a key even on a page without HTTPS', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await sendOnce(form, answering)
  vi.unstubAllGlobals()
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})
