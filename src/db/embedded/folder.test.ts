import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { outputOf } from '#tests/support/command.ts'
import { cpuTimeOf } from '#tests/support/cpu-time.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { killWithProcess } from '#tests/support/end-with-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { openDatabase } from '../connection.ts'
import { DatabaseStartError } from '../errors.ts'

const script = join(import.meta.dirname, '../../../tests/support/open-embedded.ts')

const newFolder = () => {
  const folder = makeTemporaryFolder('folder')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const open = async (dataDir: string) => {
  const connection = await openDatabase({ dataDir, timeLimitScale })
  onTestFinished(() => connection.close())
  return connection
}

const startProcess = (dataDir: string) => {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  killWithProcess(child)
  const { said: output, ended } = outputOf(child)
  const says = async (word: string) => {
    while (!output.out.includes(word)) await new Promise((resolve) => child.stdout.once('data', resolve))
  }
  return { child, output, ended, says }
}

describe('the data folder', () => {
  test('is refused to a second process, with a one-line message, before another folder would open', async () => {
    const dataDir = copyEmbeddedFolder()
    const connection = await open(dataDir)
    const second = startProcess(dataDir)
    const elsewhere = startProcess(copyEmbeddedFolder())
    const opened = elsewhere.says('open').then(() => 'the other was open')
    expect(await Promise.race([second.ended, opened])).toBe(1)
    expect(second.output.error).toBe(`DATA_DIR: the folder ${dataDir} is in use by another process`)
    expect(await connection.isReachable()).toBe(true)
  })

  test('cannot be opened twice in the same process', async () => {
    const dataDir = copyEmbeddedFolder()
    const connection = await open(dataDir)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/in use/)
    expect(await connection.isReachable()).toBe(true)
    await connection.close()
    await open(dataDir)
  })

  test('is refused while the first process creates the database, and opens after kill -9', async () => {
    const dataDir = newFolder()
    const first = startProcess(dataDir)
    while (!existsSync(join(dataDir, 'database.new'))) await new Promise((resolve) => setTimeout(resolve, 5))
    await expect(openDatabase({ dataDir })).rejects.toThrow(/in use by another process/)
    expect(existsSync(join(dataDir, 'database.new'))).toBe(true)
    first.child.kill('SIGKILL')
    await first.ended
    expect(readdirSync(dataDir)).not.toContain('database')
    const connection = await open(dataDir)
    expect(await connection.isReachable()).toBe(true)
    expect(readdirSync(dataDir)).not.toContain('database.new')
  })

  test('opens with all its rows after kill -9', async () => {
    const dataDir = copyEmbeddedFolder()
    const before = await open(dataDir)
    await before.db.execute(sql`create table notes (id integer)`)
    await before.db.execute(sql`insert into notes values (7)`)
    await before.close()
    const usual = await cpuTimeOf(async () => (await open(dataDir)).close())
    const other = startProcess(dataDir)
    await other.says('open')
    await expect(openDatabase({ dataDir })).rejects.toThrow(/in use/)
    other.child.kill('SIGKILL')
    await other.ended
    const recovery = await cpuTimeOf(async () => (await open(dataDir)).close())
    expect(recovery).toBeLessThan(4 * usual)
    const connection = await open(dataDir)
    expect((await connection.db.execute(sql`select id from notes`)).rows).toEqual([{ id: 7 }])
  })

  test.each([
    ['a file in its place', 'file'],
    ['a file above it', 'file/data'],
    ['a lock that cannot be opened', ''],
  ])('is reported when there is %s', async (_fault, path) => {
    const folder = newFolder()
    writeFileSync(join(folder, 'file'), '')
    mkdirSync(join(folder, 'database.lock'))
    const error = await openDatabase({ dataDir: join(folder, path) }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(DatabaseStartError)
    expect(error.message).toMatch(/^DATA_DIR: the folder .* cannot be read and written: [^\n]+$/)
  })

  test('is not changed when it contains other files', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'database'))
    writeFileSync(join(dataDir, 'database', 'letter.txt'), 'mine')
    await expect(openDatabase({ dataDir })).rejects.toThrow(/holds files but no database/)
    expect(readdirSync(join(dataDir, 'database'))).toEqual(['letter.txt'])
  })

  test("with a damaged database is refused with the engine's reason", async () => {
    const dataDir = copyEmbeddedFolder()
    writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'damaged')
    const error = await openDatabase({ dataDir }).catch((e) => e)
    expect(error).toBeInstanceOf(DatabaseStartError)
    expect(error.message).toMatch(/does not open: .*PANIC: {2}could not read file "global\/pg_control"/)
    expect(error.message).not.toContain('\n')
  })
})
