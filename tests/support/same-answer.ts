import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { calls } from './calls.ts'
import type { Operation } from './operations.ts'
import { callAs, type Person, type TestApp } from './test-app.ts'

/** The requests to compare for a call: also its headers, parts and languages if it reads. */
export const waysTo = ({ method, path }: Operation): InjectOptions[] => {
  const payload = calls.find((row) => row.path === path && row.method === method)?.body
  if (method !== 'GET') return [{ method, ...(payload && { payload }) }]
  return [
    { method },
    { method: 'HEAD' },
    { method, headers: { range: 'bytes=0-3' } },
    { method, headers: { 'if-none-match': '*' } },
    { method, headers: { 'accept-language': 'ar' } },
  ]
}

/** Requests that differ only in their record: one that the person may not open, and an unknown one. */
export type Pair = [closed: InjectOptions, unknown: InjectOptions]

export const pairOf = (way: InjectOptions, closed: string, unknown: string): Pair => [
  { ...way, url: closed },
  { ...way, url: unknown },
]

/** The response without its time and ids. The link header of a list repeats the query. */
const answerTo = async (app: TestApp, person: Person, options: InjectOptions) => {
  const { statusCode, headers, rawPayload } = await callAs(app, person, options)
  const { date: _date, 'x-request-id': _id, 'x-ratelimit-remaining': _remaining, ...rest } = headers
  const answer = { statusCode, headers: rest, body: rawPayload.toString('base64') }
  return { statusCode, text: JSON.stringify(answer).replaceAll(/Id=\d+/g, 'Id=?') }
}

/** Expects the same response, with this status, about a record that the person may not open and an unknown one. */
export const expectSameAnswer = async (
  app: TestApp,
  person: Person,
  [closed, unknown]: Pair,
  status: number,
  name = `${closed.method ?? 'GET'} ${closed.url} as ${person.username}`,
) => {
  const [found, missing] = [await answerTo(app, person, closed), await answerTo(app, person, unknown)]
  expect(found.text, name).toBe(missing.text)
  expect(found.statusCode, name).toBe(status)
}
