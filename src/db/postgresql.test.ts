import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createServerDatabase, type ServerDatabase } from '#tests/support/database-templates.ts'
import { type DatabaseConnection, openDatabase } from './connection.ts'
import { isDatabaseUnavailable } from './errors.ts'

const { postgresql } = inject('databases')
const serverUrl = 'unavailable' in postgresql ? undefined : postgresql.url

/** Stands between us and the server: passes everything on until it is told to swallow it. */
const startProxy = async (target: URL) => {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server: Server = createServer((near) => {
    const far = new (near.constructor as typeof Socket)()
    far.connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => isSilent || to.write(chunk))
      from.on('close', () => to.destroy()).on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const reset = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: url.href,
    reset,
    silence: (silent: boolean) => {
      isSilent = silent
    },
    async stop() {
      reset()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe.skipIf(!serverUrl)('a PostgreSQL server', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let database: ServerDatabase
  let connection: DatabaseConnection

  beforeEach(async () => {
    database = await createServerDatabase(serverUrl ?? '')
    proxy = await startProxy(new URL(database.url))
    connection = await openDatabase({ databaseUrl: proxy.url, dataDir: '' })
    await connection.db.execute(sql`create table notes (id integer primary key)`)
  })

  afterEach(async () => {
    await connection.close()
    await proxy.stop()
    await database.drop()
  })

  const failure = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    const error = await work().then(
      () => expect.fail('no error'),
      (thrown) => thrown,
    )
    return { isUnavailable: isDatabaseUnavailable(error), isInTime: performance.now() - start < 3_000 }
  }
  const unavailableInTime = { isUnavailable: true, isInTime: true }

  test('may lose its connections, idle or in a transaction, and answers again at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => connection.db.execute(sql`select pg_sleep(0.05)`)))
    proxy.reset()
    await wait(50)
    expect(await connection.isReachable()).toBe(true)
    const cut = () =>
      connection.db.transaction(async (transaction) => {
        await transaction.execute(sql`insert into notes values (1)`)
        proxy.reset()
        await wait(50)
        await transaction.execute(sql`insert into notes values (2)`)
      })
    expect(await failure(cut)).toEqual(unavailableInTime)
    expect((await connection.db.execute(sql`select * from notes`)).rows).toEqual([])
  })

  test('that goes silent is given up within three seconds, and used again when it speaks', async () => {
    await connection.isReachable()
    proxy.silence(true)
    const reads = Array.from({ length: 12 }, () => failure(() => connection.db.execute(sql`select 1`)))
    const write = failure(() =>
      connection.db.transaction((transaction) => transaction.execute(sql`select 1`)),
    )
    expect(await connection.isReachable()).toBe(false)
    expect(await Promise.all([...reads, write])).toEqual(Array(13).fill(unavailableInTime))
    proxy.silence(false)
    expect(await connection.isReachable()).toBe(true)
  })

  test('does not let a slow statement, or a lock, hold a request', async () => {
    expect(await failure(() => connection.db.execute(sql`select pg_sleep(30)`))).toEqual(unavailableInTime)
    await connection.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table notes`)
      expect(await failure(() => connection.db.execute(sql`insert into notes values (1)`))).toEqual(
        unavailableInTime,
      )
    })
  })

  test('lets a long session take its time', async () => {
    await connection.withSession(async (client) => {
      const { rows } = await client.query('select pg_sleep(3), 1 as one')
      expect(rows).toMatchObject([{ one: 1 }])
    })
  })

  test('is opened with a warning when it may lose what it confirmed', async () => {
    const { rows } = await connection.db.execute(sql`select current_setting('fsync') as fsync`)
    const expected = rows[0]?.fsync === 'off' ? [expect.stringContaining('fsync = off')] : []
    expect(connection.warnings).toEqual(expected)
  })

  test('says that a database does not exist', async () => {
    const url = new URL(database.url)
    url.pathname = 'nowhere'
    await expect(openDatabase({ databaseUrl: url.href, dataDir: '' })).rejects.toThrow(
      /refused the database nowhere: database "nowhere" does not exist/,
    )
  })
})
