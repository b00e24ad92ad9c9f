import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { describeSql, type TestDatabase } from '#tests/support/databases.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'
import { openDatabase } from './connection.ts'
import { DatabaseStartError, foreignKeyViolation, uniqueViolation } from './errors.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const samples = pgTable('samples', {
  id: uuid().primaryKey().defaultRandom(),
  fileSize: bigint({ mode: 'bigint' }).notNull(),
  pageCount: integer().notNull(),
  fee: numeric().notNull(),
  isVisible: boolean().notNull(),
  publishedAt: timestamp({ withTimezone: true }).notNull(),
  hearingDate: date().notNull(),
  content: bytea().notNull(),
  details: jsonb().$type<unknown>().notNull(),
  tags: text().array().notNull(),
  remark: text(),
})

const sample = {
  fileSize: 9_007_199_254_740_993n,
  pageCount: -7,
  fee: '1234567890.123456789',
  isVisible: true,
  publishedAt: new Date('2026-01-31T21:30:15.123Z'),
  hearingDate: '2026-02-01',
  content: Buffer.from([0, 255, 92, 39]),
  details: { ar: 'عقد "البيع"', list: [1, null, 'x'], nested: { on: false } },
  tags: ['عقود', 'a,b', 'with "quotes"', ''],
  remark: null,
}

describeSql('a database', (openTestDatabase) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase({ isOwn: true })
    await database.db.execute(sql`
      create table samples (
        id uuid primary key default gen_random_uuid(), file_size bigint not null, page_count integer not null,
        fee numeric not null, is_visible boolean not null, published_at timestamptz not null,
        hearing_date date not null, content bytea not null, details jsonb not null, tags text[] not null, remark text)`)
    await database.db.execute(sql`
      create table accounts (id integer primary key, email text constraint accounts_email_unique unique, balance integer)`)
    await database.db.execute(sql`
      create table entries (account_id integer constraint entries_account_fk references accounts, amount integer)`)
  })

  test('returns every type as it was saved', async () => {
    const [saved] = await database.db.insert(samples).values(sample).returning()
    const [found] = await database.db
      .select()
      .from(samples)
      .where(eq(samples.id, saved?.id ?? ''))
    expect(found).toEqual({ id: saved?.id, ...sample })
    expect(Buffer.isBuffer(found?.content)).toBe(true)
  })

  test('reads plain SQL as the pg driver does', async () => {
    const { rows } = await database.db.execute(sql`
      select 9007199254740993::bigint as big, count(*) as count, 1.50::numeric as fee, 2::int as whole, 0.5::float8 as half,
        '\\x01ff'::bytea as bytes, array[1, 2] as list, array['a', null] as texts, '{"a": [1]}'::jsonb as json,
        timestamptz '2026-01-31 21:30:15.123+03' as moment, date '2026-02-01' as day, null as nothing, true as yes`)
    expect(rows).toEqual([
      {
        ...{ big: '9007199254740993', count: '1', fee: '1.50', whole: 2, half: 0.5 },
        ...{ bytes: Buffer.from([1, 255]), list: [1, 2], texts: ['a', null], json: { a: [1] } },
        ...{ moment: '2026-01-31 18:30:15.123+00', day: '2026-02-01', nothing: null, yes: true },
      },
    ])
  })

  test('reports the constraint that refused a row', async () => {
    await database.db.execute(sql`insert into accounts values (900, 'same@example.com', 0)`)
    const repeat = database.db.execute(sql`insert into accounts values (901, 'same@example.com', 0)`)
    const error = await repeat.catch((thrown) => thrown)
    expect(uniqueViolation(error)).toBe('accounts_email_unique')
    expect(error.cause).toMatchObject({
      ...{ code: '23505', table: 'accounts', schema: 'public', severity: 'ERROR' },
      detail: 'Key (email)=(same@example.com) already exists.',
    })
    const orphan = database.db.execute(sql`insert into entries values (999, 1)`)
    expect(foreignKeyViolation(await orphan.catch((thrown) => thrown))).toBe('entries_account_fk')
    const empty = database.db.execute(sql`insert into samples (id) values (gen_random_uuid())`)
    const missing = { code: '23502', column: 'file_size' }
    expect((await empty.catch((thrown) => thrown)).cause).toMatchObject(missing)
  })

  test('isolates concurrent transactions and rolls back the failed ones', async () => {
    await database.db.execute(sql`insert into accounts values (1, null, 0), (2, null, 0)`)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        database.db.transaction(async (transaction) => {
          await transaction.execute(sql`update accounts set balance = balance - 1 where id = 1`)
          await transaction.execute(sql`update accounts set balance = balance + 1 where id = 2`)
          if (index % 3 === 0) throw new Error('changed my mind')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    const { rows } = await database.db.execute(
      sql`select balance from accounts where id in (1, 2) order by id`,
    )
    expect(rows).toEqual([{ balance: -20 }, { balance: 20 }])
  })

  test('rolls back a nested transaction without its outer one', async () => {
    await database.db.transaction(async (outer) => {
      await outer.execute(sql`insert into accounts values (10, null, 0)`)
      const inner = outer.transaction(async (nested) => {
        await nested.execute(sql`insert into accounts values (11, null, 0)`)
        await nested.execute(sql`insert into accounts values (10, null, 0)`)
      })
      expect(uniqueViolation(await inner.catch((error) => error))).toBe('accounts_pkey')
      await outer.execute(sql`insert into accounts values (12, null, 0)`)
    })
    const { rows } = await database.db.execute(
      sql`select id from accounts where id between 10 and 12 order by id`,
    )
    expect(rows).toEqual([{ id: 10 }, { id: 12 }])
  })

  test('has the extensions for Arabic search', async () => {
    await database.db.execute(sql`create extension if not exists pg_trgm`)
    await database.db.execute(sql`create extension if not exists unaccent`)
    const { rows } = await database.db.execute(sql`
      select similarity('عقود', 'عقد') > 0 as near, unaccent('é') as plain, to_tsvector('arabic', 'العقود') @@ to_tsquery('arabic', 'عقود') as found`)
    expect(rows).toEqual([{ near: true, plain: 'e', found: true }])
  })

  test('resets the connection after a long session', async () => {
    await database.withSession(async (client) => {
      await client.query("set search_path = 'pg_catalog'")
      await client.query('select pg_advisory_lock(1)')
    })
    // A server lists locks of all its databases, and reports those of a session slightly longer than it
    // lives.
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(
        sql`select current_setting('search_path') ~ 'public' as public, count(*)::int as locks from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      )
      expect(rows).toEqual([{ public: true, locks: 0 }])
    }, backstopInMs)
  })

  test('is reachable until it is closed', async () => {
    const other = await openTestDatabase({ isOwn: true })
    expect(await other.isReachable()).toBe(true)
    await other.close()
    expect(await other.isReachable()).toBe(false)
  })
})

describe('the start of a database connection', () => {
  const messageFor = async (databaseUrl: string) => {
    const error = await openDatabase({ databaseUrl, dataDir: '' }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(DatabaseStartError)
    expect(error.message).not.toContain('\n')
    expect(error.message).not.toContain('secret')
    return { message: error.message, retryable: error.retryable }
  }

  test('reports an invalid DATABASE_URL', async () => {
    expect(await messageFor('mysql://me:secret@localhost/firm')).toMatchObject({
      message: expect.stringMatching(/^DATABASE_URL /),
      retryable: false,
    })
    expect((await messageFor('secret')).message).toMatch(/^DATABASE_URL /)
  })

  test('reports within three seconds that a server accepts connections but stays silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const said = messageFor(`postgresql://me:secret@127.0.0.1:${port}/firm`)
    await once(silent, 'connection')
    vi.advanceTimersByTime(3_000)
    expect(await said).toMatchObject({
      message: expect.stringMatching(`127\\.0\\.0\\.1:${port} cannot be reached`),
      retryable: true,
    })
  })
})
