import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { markRestored, restoredMarker, restoreGap, settleRestored, startNumbers } from './numbers.ts'

describeOnBothEngines('the sequence of record numbers', (openTestDatabase) => {
  let connection: TestDatabase
  let dataDir: string
  const held = vi.fn(async () => undefined)
  beforeAll(async () => {
    connection = await openTestDatabase({ isOwn: true })
  })
  beforeEach(() => {
    dataDir = makeTemporaryFolder('numbers')
    held.mockClear()
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const addHoliday = async () => {
    const { rows } = await connection.db.execute<{ id: number }>(
      sql`insert into holidays (name_en, first_day, last_day) values ('', '2030-01-01', '2030-01-01') returning id`,
    )
    return rows[0]?.id ?? 0
  }
  const settle = () => settleRestored(connection, dataDir, held)
  /** The state of a database from an earlier moment. */
  const goBackTo = (id: number) =>
    connection.db.transaction(async (tx) => {
      await tx.execute(sql`delete from holidays where id > ${id}`)
      await tx.execute(sql`select setval(pg_get_serial_sequence('holidays', 'id'), ${id})`)
    })
  const store = async () => {
    const numbers = startNumbers(connection, dataDir, (error) => {
      throw error
    })
    await numbers.stop()
  }

  it('continues without a gap after a start', async () => {
    const first = await addHoliday()
    await store()
    expect(await settle()).toBe(false)
    expect(await addHoliday()).toBe(first + 1)
    expect(held).not.toHaveBeenCalled()
  })

  it('reads no table at a start whose sequences are not behind', async () => {
    await addHoliday()
    await store()
    const statements: unknown[] = []
    const withSession: typeof connection.withSession = (work) =>
      connection.withSession(async (client) => {
        const sent = vi.spyOn(client, 'query')
        const result = await work(client)
        statements.push(...sent.mock.calls.map(([statement]) => Object(statement).text ?? statement))
        return result
      })
    const observed = Object.assign(Object.create(connection), { withSession })
    expect(await settleRestored(observed, dataDir, held)).toBe(false)
    expect(statements).toContainEqual(expect.stringContaining('from pg_sequences'))
    expect(statements).not.toContainEqual(expect.stringContaining('from "holidays"'))
  })

  it('does not repeat numbers after only the database was restored', async () => {
    const before = await addHoliday()
    const last = (await addHoliday()) + 1
    expect(await addHoliday()).toBe(last)
    await store()
    await goBackTo(before)
    expect(await settle()).toBe(true)
    expect(held).toHaveBeenCalledTimes(1)
    expect(await addHoliday()).toBe(last + restoreGap + 1)
    expect(await settle()).toBe(false)
  })

  it('does not repeat numbers after a restore to an empty data folder', async () => {
    const last = await addHoliday()
    await markRestored(dataDir)
    expect(await settle()).toBe(true)
    expect(existsSync(join(dataDir, restoredMarker))).toBe(false)
    expect(await addHoliday()).toBe(last + restoreGap + 1)
    expect(await settle()).toBe(false)
    expect(held).toHaveBeenCalledTimes(1)
  })

  it('continues at the next start if the reaction to a restore failed', async () => {
    const last = await addHoliday()
    await markRestored(dataDir)
    held.mockRejectedValueOnce(new Error('no'))
    await expect(settle()).rejects.toThrow('no')
    // A rollback does not reset sequences.
    expect(await addHoliday()).toBeGreaterThan(last)
    expect(await settle()).toBe(true)
    expect(held).toHaveBeenCalledTimes(2)
  })

  it('is stored within seconds after a change', async () => {
    const numbers = startNumbers(connection, dataDir, () => undefined)
    await addHoliday()
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'numbers.json'))).toBe(true), 10_000)
    await numbers.stop()
  })
})
