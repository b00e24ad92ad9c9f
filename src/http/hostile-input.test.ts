import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { hashPassword } from '#features/users/server/password.ts'
import { cpuTimeOf } from '#tests/support/cpu-time.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { type Operation, operationsOf, withIds } from '#tests/support/operations.ts'
import { plausible } from '#tests/support/plausible.ts'
import { openApp } from '#tests/support/suite.ts'
import { logIn } from '#tests/support/test-app.ts'

const isPublic = ({ path }: Operation) => !/^\/api\/(admin|client|user)\b/.test(path)

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\u0000', 'a', '\ud800', '\udc00', ' ', '\u202e', "'", '%', '\\', '\n'),
  }),
  fc.constantFrom(
    'a\u0000b',
    '\ud800',
    "'; drop table users; --",
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    'NaN',
    '1e999',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    'x'.repeat(100_000),
    'مُ'.repeat(20_000),
  ),
)
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom(
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER + 2,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 63,
    -0,
    0.1,
    1e-320,
  ),
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 'x', valueOf: 'x' }),
  fc.jsonValue({ stringUnit: 'binary' }),
)
/** Request bodies that cannot be written as objects in a test. */
const rawJson = fc.constantFrom(
  '',
  'null',
  '[',
  '{"',
  '{"a":1,}',
  '\ufeff{}',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{${Array.from({ length: 20_000 }, (_, n) => `"f${n}":1`).join()}}`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"firstName":"a","__proto__":null}',
  '{"username":1e999,"displayOrder":-1e999}',
  `{"displayOrder":${'9'.repeat(5000)}}`,
  '{"username":"a","username":"b"}',
  '{"username":"\\u0000","password":"\\ud800"}',
)

describeOnBothEngines('hostile input', (openTestDatabase, engine) => {
  // Both engines refuse the same texts; the embedded one gets more runs.
  const numRuns = engine === 'embedded' ? 60 : 15
  const app = openApp(openTestDatabase)
  const admin = app.person('admin', 'the.admin')
  const client = app.person('client', 'the.client')
  app.person('staff', 'the.staff')
  /** Max CPU milliseconds for one response: a multiple of the cost of a login. */
  let maxWork: number

  beforeAll(async () => {
    maxWork = 100 * (await cpuTimeOf(() => hashPassword('correct horse 7')))
  })

  const ask = async (options: InjectOptions) => {
    const before = process.cpuUsage()
    const response = await app.inject(options)
    const { user, system } = process.cpuUsage(before)
    const { statusCode, headers, body } = response
    const said = `${options.method} ${options.url} answered ${statusCode} after ${(user + system) / 1000} ms: ${body.slice(0, 300)}`
    expect(statusCode, said).toBeLessThan(500)
    expect((user + system) / 1000, said).toBeLessThan(maxWork)
    if (statusCode >= 400) {
      expect(headers['content-type'], said).toContain('application/problem+json')
      expect(response.json().detail, said).not.toMatch(/node_modules|\.ts\b|select |insert |Unexpected|JSON/)
    }
    return response
  }
  const send = ({ method, path }: Operation, payload: string, cookie?: string) =>
    ask({
      method,
      url: withIds(path, 1),
      payload,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    })

  const fuzz = async (operation: Operation, cookie: () => string | undefined, runs: number) => {
    const fields = Object.keys(operation.body?.properties ?? {})
    const body = fc.oneof(
      { weight: 2, arbitrary: rawJson },
      { weight: 2, arbitrary: fc.jsonValue({ stringUnit: 'binary' }).map((value) => JSON.stringify(value)) },
      {
        weight: fields.length > 0 ? 8 : 0,
        arbitrary: fc
          .dictionary(fc.constantFrom('role', ...fields), hostileValue, { minKeys: 1, maxKeys: 2 })
          .map((hostile) => JSON.stringify({ ...(plausible(operation.body) as object), ...hostile })),
      },
    )
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        await send(operation, payload, cookie())
      }),
      { numRuns: runs },
    )
  }

  it('reaches the handlers, because each call accepts a plausible body', async () => {
    const accepted = new Set<string>()
    for (const operation of (await operationsOf(app.instance)).filter(
      ({ method, body }) => method === 'POST' && body,
    )) {
      const cookie = isPublic(operation) ? undefined : admin.cookie
      const { statusCode } = await send(operation, JSON.stringify(plausible(operation.body)), cookie)
      if (statusCode === 201 || operation.path === '/api/login') accepted.add(operation.path)
    }
    const paths = `/api/login /api/register /api/consultations /api/admin/services /api/admin/users`.split(
      /\s+/,
    )
    for (const path of paths) expect(accepted).toContain(path)
  })

  // The calls of later tests may end the sessions.
  it.each([-2_147_483_649, 2_147_483_648])('refuses the id %d in every call', async (id) => {
    const calls = (await operationsOf(app.instance)).filter(({ method }) => method !== 'GET')
    const found: string[] = []
    for (const call of calls) {
      const names = Object.entries(call.body?.properties ?? {}).flatMap(([name, { type }]) =>
        /Id$/.test(name) && /integer/.test(JSON.stringify(type ?? '')) ? [name] : [],
      )
      for (const name of names) {
        const body = { ...(plausible(call.body) as object), [name]: id }
        const cookie = call.path.startsWith('/api/client') ? client.cookie : admin.cookie
        const response = await send(call, JSON.stringify(body), cookie)
        expect([call.path, name, response.statusCode]).toEqual([
          call.path,
          name,
          expect.toBeOneOf([400, 409]),
        ])
        found.push(name)
      }
    }
    expect(found).toEqual(expect.arrayContaining(['lawyerId', 'toUserId', 'publicationId']))
  })

  it('causes validation errors in public forms, and never a 500', async () => {
    const forms = (await operationsOf(app.instance)).filter(
      (operation) => isPublic(operation) && operation.method === 'POST',
    )
    expect(forms.length).toBeGreaterThanOrEqual(4)
    for (const form of forms) await fuzz(form, () => undefined, numRuns)
  })

  it("never gets a 500 from a logged-in user's call", async () => {
    const calls = (await operationsOf(app.instance)).filter(
      ({ method, path }) => method !== 'GET' && path !== '/api/logout',
    )
    for (const call of calls.filter((operation) => !isPublic(operation))) {
      const person = call.path.startsWith('/api/client') ? client : admin
      await fuzz(call, () => person.cookie, Math.ceil(numRuns / 6))
    }
    // After a successful deletion or demotion, the later calls would only have answered 401 or 403.
    expect(await logIn(app, 'the.admin')).toContain('sid=')
  })

  it('never fails the query of a list', async () => {
    const lists = (await operationsOf(app.instance)).filter(
      ({ method, path }) => method === 'GET' && !path.includes('{'),
    )
    const query = fc.dictionary(
      fc.constantFrom('page', 'pageSize', 'q', 'sort', 'status', 'role', 'x'),
      hostileText,
      { maxKeys: 3 },
    )
    for (const { path } of lists) {
      const cookie = path.startsWith('/api/client') ? client.cookie : admin.cookie
      await fc.assert(
        fc.asyncProperty(query, async (parameters) => {
          const search = Object.entries(parameters).map(
            ([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`,
          )
          await ask({ method: 'GET', url: `${path}?${search.join('&').slice(0, 8000)}`, headers: { cookie } })
        }),
        { numRuns: Math.ceil(numRuns / 3) },
      )
    }
  })

  it.each('q=%00 q=a%00b q=% q=%ff q=%ed%a0%80 q[]=a q=a&q=b page=1&page=2 &&&== %00=1'.split(' '))(
    'never breaks the query ?%s',
    async (query) => {
      await ask({ method: 'GET', url: `/api/services?${query}` })
      await ask({ method: 'GET', url: `/api/admin/users?${query}`, headers: { cookie: admin.cookie } })
    },
  )

  it('is refused at the field that contains NUL', async () => {
    const payload = { username: 'sara\u0000', password: 'secret-6' }
    const response = await ask({ method: 'POST', url: '/api/login', payload })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field: 'username', message: 'Invalid format' }])
  })

  it.each([
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['bytes of another encoding', Buffer.from('{"username":"a"}', 'utf16le')],
    ['invalid compressed data', Buffer.from([0x1f, 0x8b, 0x08, 0x00])],
  ])('is refused as a body of %s', async (_name, payload) => {
    const headers = { 'content-type': 'application/json' }
    expect((await ask({ method: 'POST', url: '/api/login', payload, headers })).statusCode).toBe(400)
  })

  it('does not change Object.prototype', () => {
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })
})
