import { describe, expect, it } from 'vitest'
import { openSite } from '#tests/support/test-site.ts'
import { callInProcess } from './in-process-call.ts'

describe('a call in process', () => {
  const app = openSite()
  const client = app.person('client', 'sara')
  const lawyer = app.person('staff', 'the.lawyer')

  const remoteAddress = '192.0.2.7'
  const headersOf = (cookie: string | undefined) => ({
    host: 'localhost',
    accept: 'application/json',
    'accept-language': 'ar',
    ...(cookie && { cookie }),
  })
  const answersTo = async (url: string, cookie?: string) => {
    const headers = headersOf(cookie)
    const whole = await app.instance.inject({ url, headers, remoteAddress })
    const own = await callInProcess(app.instance, { url, headers, remoteAddress })
    return { own, whole: { statusCode: whole.statusCode, headers: whole.headers, body: whole.body } }
  }
  const changing = new Set(['x-request-id', 'date', 'connection', 'content-length'])
  const withoutChanging = (headers: object) =>
    Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !changing.has(name))
        .map(([name, value]) => [name, String(value)]),
    )

  it.each([
    ['/api/settings', 'guest', 200],
    ['/api/user', 'guest', 401],
    ['/api/user', 'client', 200],
    ['/api/client/summary', 'client', 200],
    ['/api/admin/consultations', 'client', 403],
    ['/api/admin/consultations?pageSize=2', 'staff', 200],
    ['/api/admin/consultations/999', 'staff', 404],
    ['/api/admin/consultations?pageSize=none', 'staff', 400],
    ['/api/admin/consultations?unknown=1', 'staff', 400],
    ['/api/nowhere', 'staff', 404],
  ] as const)('gets the response of a request: %s as %s', async (url, who, status) => {
    const cookie = { guest: undefined, client: client.cookie, staff: lawyer.cookie }[who]
    const { own, whole } = await answersTo(url, cookie)
    expect(own.statusCode).toBe(status)
    const idOf = /"requestId":"[^"]*"/
    expect(own.body.replace(idOf, '')).toBe(whole.body.replace(idOf, ''))
    expect(withoutChanging(own.headers)).toEqual(withoutChanging(whole.headers))
  })
})
