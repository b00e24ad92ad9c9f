import { expect, it } from 'vitest'
import type { Visitor } from '#access/roles.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { type Call, calls, insertRecordFor } from '#tests/support/calls.ts'
import { expectNoChange } from '#tests/support/database-state.ts'
import { describeEmbedded } from '#tests/support/databases.ts'
import { operationsOf } from '#tests/support/operations.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, sendAs } from '#tests/support/test-app.ts'

const visitors = ['guest', 'client', 'staff', 'admin'] as const

describeEmbedded('the API', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)

  type Answer = { row: Call; visitor: Visitor }
  const nameOf = ({ method, path }: Call) => `${method} ${path.replace(/\?.*/, '')}`
  const called = ({ row, visitor }: Answer) => `${row.method} ${row.path} as ${visitor}`
  const answersOf = (row: Call): Answer[] => visitors.map((visitor) => ({ row, visitor }))
  const isRefused = ({ row, visitor }: Answer) => row.answers[visitor] >= 400
  const tested = calls.filter(({ path }) => path !== '/api/logout')

  const pathFor = async ({ row: { path }, visitor }: Answer): Promise<string> => {
    const id = path.includes('{')
      ? await insertRecordFor(path, app.db, people.otherClient.id, visitor)
      : undefined
    // A new record for each role, so that one call does not affect the next.
    return path.replace(/\{\w+\}/g, String(id))
  }

  const send = ({ row, visitor }: Answer, url: string) =>
    callAs(app, people[visitor], { method: row.method, url, payload: row.body })

  it('gives each role that may not make a call the status in the table, and changes nothing', async () => {
    const wrong: string[] = []
    const refused = tested.flatMap(answersOf).filter(isRefused)
    const prepare = async (each: Answer) => {
      const url = await pathFor(each)
      return async () => {
        const { statusCode, headers } = await send(each, url)
        const type = String(headers['content-type']).split(';')[0]
        if (statusCode !== each.row.answers[each.visitor] || type !== 'application/problem+json')
          wrong.push(`${called(each)}: ${statusCode}, ${type}`)
      }
    }
    const harmless = refused.map((each) => ({ name: called(each), prepare: () => prepare(each) }))
    await expectNoChange(app.db, harmless, isNoRefusedLogin)
    expect(wrong).toEqual([])
  })

  it.each(tested.filter((row) => !answersOf(row).every(isRefused)))(
    'gives each role that may make the call $method $path the documented status in the table',
    async (row) => {
      const operation = (await operationsOf(app.instance)).find(({ name }) => name === nameOf(row))
      const documented = Object.keys(operation?.description.responses ?? {})
      for (const each of answersOf(row).filter((answer) => !isRefused(answer))) {
        const { statusCode } = await send(each, await pathFor(each))
        expect([called(each), statusCode]).toEqual([called(each), row.answers[each.visitor]])
        expect(documented).toContain(String(statusCode))
      }
    },
  )

  it('refuses every writing call from a page that was drawn for somebody else, and changes nothing', async () => {
    const wrong: string[] = []
    const written = calls.filter(({ method }) => method !== 'GET')
    const prepare = async (row: Call, drawnFor: string) => {
      const url = await pathFor({ row, visitor: 'admin' })
      return async () => {
        const { cookie } = people.admin
        const headers = { cookie, 'x-for-user': drawnFor }
        const response = await app.inject({ method: row.method, url, payload: row.body, headers })
        if (response.statusCode !== 409 || response.json().code !== 'other_session')
          wrong.push(`${nameOf(row)} for ${drawnFor}: ${response.statusCode}`)
      }
    }
    const others = [String(people.staff.id), '0']
    const refused = written.flatMap((row) =>
      others.map((other) => ({ name: nameOf(row), prepare: () => prepare(row, other) })),
    )
    await expectNoChange(app.db, refused)
    expect(wrong).toEqual([])
    const headers = { cookie: people.admin.cookie, 'x-for-user': String(people.admin.id) }
    expect((await app.inject({ url: '/api/user', headers })).statusCode).toBe(200)
  })

  it('is tested for every route', async () => {
    const documented = (await operationsOf(app.instance)).map(({ name }) => name)
    expect(calls.map(nameOf).sort()).toEqual(documented.sort())
  })

  it('ends a session only at logout', async () => {
    const { client } = people
    expect((await app.post('/api/logout', undefined, client)).statusCode).toBe(204)
    expect((await app.get('/api/user', client)).statusCode).toBe(401)
  })

  // `cross-site.test.ts` tests each origin.
  it('refuses an unsafe call from another site', async () => {
    const statusFrom = async (origin: string) =>
      (await sendAs(app, undefined, 'POST', '/api/consultations', consultation, { origin })).statusCode
    expect(await statusFrom('https://evil.example')).toBe(403)
    expect(await statusFrom('http://localhost:3000')).toBe(201)
  })

  it('accepts JSON only: 415 for another type, 413 above the limit', async () => {
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/consultations', payload, headers: { 'content-type': type } })
    expect((await send('firstName=Sara', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await send(JSON.stringify(consultation), 'text/plain')).statusCode).toBe(415)
    expect((await send(`{"message":"${'x'.repeat(300_000)}"}`, 'application/json')).statusCode).toBe(413)
    expect((await send('{"firstName":', 'application/json')).statusCode).toBe(400)
  })

  it('reports errors in the language of the request', async () => {
    const detailIn = async (language: string) =>
      (await app.inject({ url: '/api/user', headers: { 'accept-language': language } })).json().detail
    expect(await detailIn('en')).toBe('Please log in to continue.')
    expect(await detailIn('ar')).toBe('يرجى تسجيل الدخول للمتابعة.')
  })

  it('returns 404 for unknown paths and invalid ids', async () => {
    const urls = '/api/nothing /api/services/0 /api/services/-1 /api/services/x /api/services/1e3'.split(' ')
    for (const url of urls) expect((await app.get(url)).statusCode).toBe(404)
  })

  it('sets the security headers on every response', async () => {
    for (const url of ['/api/services', '/api/user', '/api/nothing', '/healthz', '/%ff']) {
      const { headers } = await app.get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers['content-security-policy']).toContain("script-src 'self';")
    }
  })

  it('times out headers after at most 15 seconds', async () => {
    const { headersTimeout } = app.instance.server
    const { connectionsCheckingInterval } = app.instance.server as unknown as Record<string, number>
    expect(headersTimeout).toBeGreaterThan(0)
    expect(headersTimeout + Number(connectionsCheckingInterval)).toBeLessThan(15_000)
  })

  it('is alive and ready', async () => {
    expect((await app.get('/healthz')).statusCode).toBe(200)
    expect((await app.get('/readyz')).statusCode).toBe(200)
  })
})

/** Only the failed login is recorded. */
const isNoRefusedLogin = (row: unknown): boolean => !JSON.stringify(row).includes('"loginFailed"')
