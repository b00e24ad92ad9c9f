import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { publicationWords } from '#features/publications/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { type Operation, operationsOf, withIds } from '#tests/support/operations.ts'
import { plausible } from '#tests/support/plausible.ts'
import { openPeople } from '#tests/support/suite.ts'
import { testPassword } from '#tests/support/test-app.ts'

const canary = 'CANARY'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

/** Adds a canary to every free-text value, if the field is long enough. */
const withCanaries = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((part) => withCanaries(part))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withCanaries(part, key)]))
  if (typeof value !== 'string') return value
  if (/username|email/i.test(name)) return `${canary}.${value}`
  if (/^A text/.test(value)) return `${canary} ${value}`
  return value
}

describeOnBothEngines('the log', (openTestDatabase) => {
  const lines: string[] = []
  const logged = { logLevel: 'trace', logStream: { write: (line: string) => lines.push(line) } } as const
  const { app, people } = openPeople(() => openTestDatabase({ isOwn: true }), [], logged)
  let tables: string[]

  beforeAll(async () => {
    const { rows } = await app.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    tables = rows.map(({ name }) => name)
    await app.db.execute(sql`create table writes (name text)`)
    await app.db.execute(sql`
      create function note_write() returns trigger language plpgsql as $$
      begin
        insert into writes values (tg_table_name);
        return new;
      end $$`)
    await app.db.execute(sql`
      create function refuse_write() returns trigger language plpgsql as $$
      begin
        raise exception 'refused: %', to_jsonb(new)::text using
          errcode = '53100', table = tg_table_name, detail = to_jsonb(new)::text, hint = to_jsonb(new)::text;
      end $$`)
  })

  const eachWriteOf = (table: string, act: 'note_write' | 'refuse_write') =>
    app.db.execute(
      sql`create trigger first before insert or update on ${sql.identifier(table)} for each row execute function ${sql.raw(act)}()`,
    )
  const noMore = (table: string) => app.db.execute(sql`drop trigger first on ${sql.identifier(table)}`)

  /** All calls with a typed or uploaded body, each by a user with access. */
  const calls = async (): Promise<InjectOptions[]> => {
    const forms = (await operationsOf(app.instance)).filter(
      ({ method, body }) => body && (method === 'POST' || method === 'PUT'),
    )
    const cookieFor = (path: string) =>
      path.startsWith('/api/admin') || path.startsWith('/api/user')
        ? people.admin.cookie
        : path.startsWith('/api/client')
          ? people.client.cookie
          : ''
    const uploads = [
      [people.client, '/api/client/documents', {}],
      [people.staff, '/api/admin/documents', { userId: String(people.client.id) }],
    ] as const
    const call = (method: Operation['method'], url: string, payload: object, cookie = '') =>
      ({ method, url, payload, headers: { cookie } }) satisfies InjectOptions
    const [office, login] = [people.staff.cookie, '/api/login']
    const text = { titleEn: `${canary} title`, contentEn: `${canary} a content of some length` }
    const company = { name: `${canary} company`, logo: '/images/none', consentBy: `${canary} owner` }
    const device = { headers: { 'user-agent': canary } }
    return [
      ...forms.map(({ method, path, body }) =>
        call(method, withIds(path, 1), withCanaries(plausible(body)) as object, cookieFor(path)),
      ),
      // Content that a generated body cannot contain.
      call('POST', '/api/messages', { subject: `${canary} s`, content: `${canary} c` }, people.client.cookie),
      { ...call('POST', login, { username: 'the.staff', password: testPassword }), ...device },
      call('POST', login, { username: canary, password: `${canary} wrong` }),
      call('POST', '/api/password/forgot', { email: 'the.client@example.com' }),
      call('POST', '/api/admin/publications', { ...text, category: 'litigation' }, office),
      call('POST', '/api/admin/clients', company, office),
      call(
        'PUT',
        '/api/admin/settings',
        [{ key: 'site_title', value: `${canary} firm` }],
        people.admin.cookie,
      ),
      ...uploads.map(([person, url, fields]): InjectOptions => {
        const form = fileForm(fields, { name: `${canary}.pdf`, bytes: pdf })
        return { method: 'POST', url, ...form, headers: { ...form.headers, cookie: person.cookie } }
      }),
    ]
  }

  /** For each table, the indexes in `calls` of the calls that write it. */
  const listWriters = async (): Promise<Map<string, number[]>> => {
    const writers = new Map<string, number[]>()
    for (const table of tables) await eachWriteOf(table, 'note_write')
    for (const [place, call] of (await calls()).entries()) {
      await app.inject(call)
      const { rows } = await app.db.execute<{ name: string }>(sql`select distinct name from writes`)
      await app.db.execute(sql`delete from writes`)
      for (const { name } of rows) writers.set(name, [...(writers.get(name) ?? []), place])
    }
    for (const table of tables) await noMore(table)
    return writers
  }

  it('contains no typed text, whichever table refuses it', async () => {
    const writers = await listWriters()
    expect([...writers.keys()]).toEqual(
      expect.arrayContaining(
        `attempts audit_log clients consents consultations contact_messages documents messages
        newsletter_subscribers outbox publications services sessions settings tokens users`.split(/\s+/),
      ),
    )
    for (const [table, places] of writers) {
      // The same readers or known words would not be written a second time.
      await app.db.update(consultations).set({ isRestricted: false })
      await app.db.delete(publicationWords)
      await eachWriteOf(table, 'refuse_write')
      lines.length = 0
      const all = await calls()
      for (const place of places) {
        const { statusCode } = await app.inject(all[place] ?? {})
        expect(statusCode).not.toBe(500)
      }
      await noMore(table)
      const log = lines.join('')
      expect([log.includes('"code":"53100"'), log.includes(`"table":"${table}"`)], table).toEqual([
        true,
        true,
      ])
      expect(log.match(new RegExp(`.{0,200}(${canary}|\\$argon2).{0,40}`, 'i')), table).toEqual(null)
    }
  })

  it('contains no text of unreadable bodies or searches', async () => {
    lines.length = 0
    await app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: `{"${canary}`,
      headers: { 'content-type': 'application/json' },
    })
    await app.inject({ url: `/api/admin/users?q=${canary}`, headers: { cookie: people.admin.cookie } })
    expect(lines.join('')).toContain('"url":"/api/admin/users?q=[Redacted]"')
    expect(lines.join('')).not.toContain(canary)
  })
})
