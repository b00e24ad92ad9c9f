import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from './errors.ts'
import { limitTime } from './time-limit.ts'

let app: FastifyInstance
let finish: (answer: object) => void
let begun: Promise<void>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  app = Fastify()
  await app.register(multipart)
  limitTime(app, 15_000)
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) return reply.code(500).send()
    return reply.header('retry-after', error.retryAfter).code(error.status).send()
  })
  begun = new Promise((begin) => {
    app.post('/', () => {
      begin()
      return new Promise((resolve) => {
        finish = resolve
      })
    })
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

it('answers a slow request with 503 and Retry-After, and drops its late response', async () => {
  const answer = app.inject({ method: 'POST', url: '/', payload: { a: 1 } })
  await begun
  vi.advanceTimersByTime(15_000)
  const { statusCode, headers } = await answer
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  finish({ late: true })
})

it('does not interfere with a response in time', async () => {
  const answer = app.inject({ method: 'POST', url: '/', payload: { a: 1 } })
  await begun
  vi.advanceTimersByTime(14_999)
  finish({ done: true })
  const { statusCode, body } = await answer
  vi.advanceTimersByTime(60_000)
  expect([statusCode, body]).toEqual([200, '{"done":true}'])
})

it('does not limit file uploads', async () => {
  const answer = app.inject({
    method: 'POST',
    url: '/',
    payload: '--b--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  await begun
  vi.advanceTimersByTime(600_000)
  finish({ done: true })
  expect((await answer).statusCode).toBe(200)
})
