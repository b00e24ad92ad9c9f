import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#db/connection.ts'
import { images } from '#features/images/server/table.ts'
import { FileStore } from '#files/file-store.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { prepared } from '#tests/support/databases.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'

type Settings = Record<string, string>

const command = async (name: string, names: string[], settings: Settings) => {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...names], {
    env: { PATH: process.env.PATH, TIME_LIMIT_SCALE: String(timeLimitScale), ...settings },
  })
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => (said.out += text))
  child.stderr.on('data', (text) => (said.error += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...said }
}

const { postgresql } = prepared()
const engines = ['embedded', ...('unavailable' in postgresql ? [] : ['postgresql' as const])] as const

/** The settings of a firm that does not exist yet. */
const newFirm = async (engine: (typeof engines)[number]): Promise<Settings> => {
  const dataDir = join(makeTemporaryFolder('backup'), 'a'.repeat(120), 'data')
  await mkdir(dataDir, { recursive: true })
  if (engine === 'embedded' || 'unavailable' in postgresql) return { DATA_DIR: dataDir }
  return { DATA_DIR: dataDir, DATABASE_URL: (await createServerDatabase(postgresql.url)).url }
}

const openFirm = ({ DATA_DIR = '', DATABASE_URL }: Settings) =>
  openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, timeLimitScale })

const stateOf = async (settings: Settings) => {
  const { db, close } = await openFirm(settings)
  try {
    const counted = await db.execute<{ users: number; pictures: number }>(sql`
      select (select count(*)::int from users) as users, (select count(*)::int from images) as pictures,
             (select array_agg(subject order by subject) from outbox) as notes`)
    return counted.rows[0]
  } finally {
    await close()
  }
}

const addPicture = async (settings: Settings, text: string) => {
  const files = await FileStore.open(join(settings.DATA_DIR ?? '', 'files'), { spaceFloor: 0 })
  const { key, size, sha256, path } = await files.save(
    Readable.from([Buffer.from(text)]),
    99,
    async () => undefined,
  )
  const { db, close } = await openFirm(settings)
  await db.insert(images).values({ storageKey: key, type: 'image/jpeg', width: 1, height: 1, size, sha256 })
  await close()
  return { key, path }
}

const secretFile = async (text: string) => {
  const path = join(makeTemporaryFolder('secret'), 'key')
  await writeFile(path, `${text}\n`)
  return path
}

describe.each(engines)('a backup (%s)', (engine) => {
  it('is made while the server runs, and brings everything back to another machine', async () => {
    const firm: Settings = { ...(await newFirm(engine)), SEED: 'sample' }
    const server = new ServerProcess(firm)
    await server.url
    const key = await secretFile('0123456789abcdef0123456789abcdef')
    const file = join(makeTemporaryFolder('archives'), 'firm.mizan')
    const made = await command('backup', [file], { ...firm, BACKUP_KEY_FILE: key })
    expect([made.code, made.error]).toEqual([0, ''])
    expect(made.out).toMatch(
      /firm\.mizan: \d+ rows and \d+ files as of 20.*bytes\nSHA-256 [0-9a-f]{64}\nencrypted/,
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await command('backup', [file], firm)).error).toMatch(/is there already: nothing was written\n$/)
    expect((await command('restore', [file, '--replace'], { ...firm, BACKUP_KEY_FILE: key })).code).toBe(1)
    await server.end('SIGTERM')
    expect(readdirSync(firm.DATA_DIR ?? '').filter((name) => /snapshot|sock|restoring/.test(name))).toEqual(
      [],
    )

    const other = await newFirm(engine)
    expect(await command('restore', [file], other)).toMatchObject({ code: 1, out: '' })
    expect(readdirSync(other.DATA_DIR ?? '')).toEqual([])
    const restored = await command('restore', [file], { ...other, BACKUP_KEY_FILE: key })
    expect([restored.code, restored.error]).toEqual([0, ''])
    expect(await stateOf(other)).toEqual(await stateOf(firm))
    expect((await stateOf(other))?.users).toBeGreaterThan(5)
    for (const name of ['audit', 'mail-links', 'two-factor'])
      expect(readFileSync(join(other.DATA_DIR ?? '', 'keys', `${name}.key`))).toEqual(
        readFileSync(join(firm.DATA_DIR ?? '', 'keys', `${name}.key`)),
      )
    const whole = await command('verify', [], other)
    expect([whole.code, whole.error]).toEqual([0, ''])
    const again = new ServerProcess(other)
    await again.url
    await again.end('SIGTERM')
    expect(readdirSync(other.DATA_DIR ?? '').filter((name) => /snapshot|restor|replaced/.test(name))).toEqual(
      [],
    )
  })

  it('never replaces a firm unasked, and keeps what it replaces', async () => {
    const firm: Settings = { ...(await newFirm(engine)), SEED: 'none' }
    const server = new ServerProcess(firm)
    await server.url
    await server.end('SIGTERM')
    const early = await addPicture(firm, 'early')
    const file = join(firm.DATA_DIR ?? '', 'early.mizan')
    const plain = await command('backup', [file], firm)
    expect([plain.code, plain.out.includes('not encrypted')]).toEqual([0, true])
    const late = await addPicture(firm, 'late')
    expect((await stateOf(firm))?.pictures).toBe(2)

    const refused = await command('restore', [file], firm)
    expect([refused.code, refused.out, refused.error]).toEqual([
      1,
      '',
      'there is a firm already: nothing was changed; `--replace` puts it aside and the backup in its place\n',
    ])
    const bytes = readFileSync(file)
    const damaged = join(firm.DATA_DIR ?? '', 'damaged.mizan')
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(damaged, bytes)
    expect((await command('restore', [damaged, '--replace'], firm)).error).toMatch(/is damaged/)
    expect((await stateOf(firm))?.pictures).toBe(2)
    expect([existsSync(early.path), existsSync(late.path)]).toEqual([true, true])

    const restored = await command('restore', [file, '--replace'], firm)
    expect([restored.code, restored.error]).toEqual([0, ''])
    expect((await stateOf(firm))?.pictures).toBe(1)
    expect([existsSync(early.path), existsSync(late.path)]).toEqual([true, false])
    const [, aside = ''] = /before is in (.*)\n/.exec(restored.out) ?? []
    expect(existsSync(join(aside, 'files', 'kept', late.key.slice(0, 2), late.key))).toBe(true)
    expect(await readdir(aside)).toContain(engine === 'embedded' ? 'database' : 'before.mizan')
    expect((await command('verify', [], firm)).code).toBe(0)
  })

  it('names a damaged and a missing file, and holds everything else', async () => {
    const firm: Settings = { ...(await newFirm(engine)), SEED: 'none' }
    const server = new ServerProcess(firm)
    await server.url
    await server.end('SIGTERM')
    const [missing, changed] = [await addPicture(firm, 'one'), await addPicture(firm, 'two')]
    await rm(missing.path)
    await writeFile(changed.path, 'six')
    const file = join(firm.DATA_DIR ?? '', 'firm.mizan')
    const made = await command('backup', [file], firm)
    expect([made.code, made.error]).toEqual([
      3,
      'image 1: its file is missing\nimage 2: its file has another content\n',
    ])
    const other = await newFirm(engine)
    expect((await command('restore', [file], other)).code).toBe(3)
    expect((await stateOf(other))?.pictures).toBe(2)
  })
})

describe('a command for backups', () => {
  it.each(['backup', 'restore'])('explains itself and refuses a wrong call: %s', async (name) => {
    const help = await command(name, ['--help'], {})
    expect([help.code, help.out.split('\n')[0]]).toEqual([0, expect.stringContaining(`npm run ${name} --`)])
    for (const names of [[], ['one', 'two'], ['one', '--two']])
      expect(await command(name, names, {})).toMatchObject({
        code: 2,
        out: '',
        error: `${help.out.split('\n')[0]}\n`,
      })
  })

  it('makes no database where there is none', async () => {
    const { DATA_DIR = '' } = await newFirm('embedded')
    const { code, error } = await command('backup', [join(DATA_DIR, 'x.mizan')], { DATA_DIR })
    expect([code, error]).toEqual([1, `DATA_DIR: there is no database in ${DATA_DIR}\n`])
    expect(existsSync(join(DATA_DIR, 'database'))).toBe(false)
  })

  it('refuses a secret that is too short', async () => {
    const { DATA_DIR = '' } = await newFirm('embedded')
    const BACKUP_KEY_FILE = await secretFile('short')
    const { error } = await command('backup', [join(DATA_DIR, 'x.mizan')], { DATA_DIR, BACKUP_KEY_FILE })
    expect(error).toMatch(/^BACKUP_KEY_FILE: .* must hold at least 32 bytes, not 5\n$/)
  })
})
