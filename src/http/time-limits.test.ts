import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from './errors.ts'
import { limitTime } from './time-limits.ts'

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

/** The answer to a request that has taken this time. */
const begin = async (milliseconds: number, options: InjectOptions = { payload: { a: 1 } }) => {
  const answer = app.inject({ method: 'POST', url: '/', ...options })
  await begun
  vi.advanceTimersByTime(milliseconds)
  return { answer }
}

it('answers a slow request with 503 and Retry-After, and drops its late response', async () => {
  const { statusCode, headers } = await (await begin(15_000)).answer
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  finish({ late: true })
})

it('does not interfere with a response in time', async () => {
  const { answer } = await begin(14_999)
  finish({ done: true })
  const { statusCode, body } = await answer
  vi.advanceTimersByTime(60_000)
  expect([statusCode, body]).toEqual([200, '{"done":true}'])
})

it('does not limit file uploads', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const { answer } = await begin(600_000, { payload: '--b--\r\n', headers })
  finish({ done: true })
  expect((await answer).statusCode).toBe(200)
})
