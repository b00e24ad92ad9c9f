import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { commandFile, environmentOf, runScript, type Settings } from '#tests/support/command.ts'
import { addPicture, enginesHere, newFirm, nowhere, withFirmOf } from '#tests/support/firms.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'

const stateOf = (settings: Settings) =>
  withFirmOf(settings, async ({ db }) => {
    const { rows } = await db.execute<{ users: number; pictures: number }>(
      sql`select (select count(*)::int from users) as users, (select count(*)::int from images) as pictures`,
    )
    return rows[0]
  })

const secretFile = async (text: string) => {
  const path = join(makeTemporaryFolder('secret'), 'key')
  await writeFile(path, `${text}\n`)
  return path
}

const keysOf = ({ DATA_DIR }: { DATA_DIR: string }) =>
  readdirSync(join(DATA_DIR, 'keys')).map((name) => [name, readFileSync(join(DATA_DIR, 'keys', name), 'hex')])

describe.each(enginesHere())('a backup (%s)', (engine) => {
  it('runs beside the server, and is restored completely on another machine', async () => {
    const firm = await newFirm(engine)
    await addPicture(firm, 'a picture')
    await withFirmOf(firm, ({ db }) =>
      db.execute(
        sql`insert into outbox (recipient, subject, text, html) values ('sara@example.com', '', '', '')`,
      ),
    )
    const server = new ServerProcess(firm)
    await server.url
    const key = await secretFile('0123456789abcdef0123456789abcdef')
    const file = join(makeTemporaryFolder('archives'), 'firm.mizan')
    const made = await runScript('backup', [file], { ...firm, BACKUP_KEY_FILE: key })
    expect([made.code, made.error]).toEqual([0, ''])
    expect(made.out).toMatch(
      /firm\.mizan: \d+ rows and 1 files as of 20.*bytes\nSHA-256 [0-9a-f]{64}\nencrypted/,
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const checked = await runScript('verify', [file], { BACKUP_KEY_FILE: key })
    expect([checked.code, checked.out]).toEqual([
      0,
      expect.stringMatching(/entries, each as it was written\n$/),
    ])
    expect((await runScript('verify', [file])).error).toMatch(/is encrypted: name the file/)
    const running = await runScript('restore', [file, '--replace'], { ...firm, BACKUP_KEY_FILE: key })
    expect([running.code, running.error]).toEqual([
      1,
      expect.stringMatching(/in use by another process|stop it first/),
    ])
    await server.end('SIGTERM')
    expect(readdirSync(firm.DATA_DIR).filter((name) => /snapshot|sock|restoring/.test(name))).toEqual([])

    const other = await nowhere(engine)
    expect(await runScript('restore', [file], other)).toMatchObject({ code: 1, out: '' })
    expect(readdirSync(other.DATA_DIR)).toEqual([])
    const restored = await runScript('restore', [file], { ...other, BACKUP_KEY_FILE: key })
    expect([restored.code, restored.error]).toEqual([0, ''])
    expect(await stateOf(other)).toEqual({ users: 1, pictures: 1 })
    expect(keysOf(other)).toEqual(keysOf(firm))
    const whole = await runScript('verify', [], other)
    expect([whole.code, whole.error]).toEqual([0, ''])
    const again = new ServerProcess(other)
    await again.url
    await again.end('SIGTERM')
    // The email may have been sent since, and the next ids may have been assigned.
    const { rows } = await withFirmOf(other, ({ db }) =>
      db.execute(sql`select state, restored_at is not null as "isRestored",
        nextval(pg_get_serial_sequence('outbox', 'id'))::int > 1000 and
        nextval(pg_get_serial_sequence('consultations', 'id'))::int > 1000 as "isBeyond" from outbox`),
    )
    expect(rows).toEqual([{ state: 'held', isRestored: true, isBeyond: true }])
    expect(existsSync(join(other.DATA_DIR, 'restored'))).toBe(false)
    expect(readdirSync(other.DATA_DIR).filter((name) => /snapshot|restor|replaced/.test(name))).toEqual([])
  })

  it('never replaces a firm without --replace, and preserves the replaced one', async () => {
    const firm = await newFirm(engine)
    const early = await addPicture(firm, 'early')
    const file = join(firm.DATA_DIR, 'early.mizan')
    const plain = await runScript('backup', [file], firm)
    expect([plain.code, plain.out.includes('not encrypted')]).toEqual([0, true])
    expect((await runScript('backup', [file], firm)).error).toMatch(
      /is there already: nothing was written\n$/,
    )
    const late = await addPicture(firm, 'late')

    const refused = await runScript('restore', [file], firm)
    expect([refused.code, refused.out, refused.error]).toEqual([
      1,
      '',
      'there is a firm already: nothing was changed; `--replace` puts it aside and the backup in its place\n',
    ])
    const bytes = readFileSync(file)
    const damaged = join(firm.DATA_DIR, 'damaged.mizan')
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(damaged, bytes)
    expect((await runScript('restore', [damaged, '--replace'], firm)).error).toMatch(/is damaged/)
    expect((await stateOf(firm))?.pictures).toBe(2)
    expect([existsSync(early.path), existsSync(late.path)]).toEqual([true, true])

    const restored = await runScript('restore', [file, '--replace'], firm)
    expect([restored.code, restored.error]).toEqual([0, ''])
    expect((await stateOf(firm))?.pictures).toBe(1)
    expect([existsSync(early.path), existsSync(late.path)]).toEqual([true, false])
    const [, aside = ''] = /before is in (.*)\n/.exec(restored.out) ?? []
    expect(existsSync(join(aside, 'files', 'kept', late.key.slice(0, 2), late.key))).toBe(true)
    expect(await readdir(aside)).toContain(engine === 'embedded' ? 'database' : 'before.mizan')
    expect((await runScript('verify', [], firm)).code).toBe(0)
  })

  it('reports a damaged and a missing file, and contains everything else', async () => {
    const firm = await newFirm(engine)
    const [missing, changed] = [await addPicture(firm, 'one'), await addPicture(firm, 'two')]
    await rm(missing.path)
    await writeFile(changed.path, 'six')
    const file = join(firm.DATA_DIR, 'firm.mizan')
    const made = await runScript('backup', [file], firm)
    expect([made.code, made.error]).toEqual([
      3,
      'image 1: its file is missing\nimage 2: its file has another content\n',
    ])
    const other = await nowhere(engine)
    expect((await runScript('restore', [file], other)).code).toBe(3)
    expect((await stateOf(other))?.pictures).toBe(2)
  })
})

it.runIf(enginesHere().length > 1)('replaces a lost database server from a backup', async () => {
  const firm = await newFirm('postgresql')
  await addPicture(firm, 'a picture')
  const file = join(makeTemporaryFolder('archives'), 'firm.mizan')
  expect((await runScript('backup', [file], firm)).code).toBe(0)
  const { DATABASE_URL = '' } = await nowhere('postgresql')
  const moved = { DATA_DIR: firm.DATA_DIR, DATABASE_URL }
  const restored = await runScript('restore', [file, '--replace'], moved)
  expect([restored.code, restored.error]).toEqual([0, ''])
  expect(await stateOf(moved)).toEqual({ users: 1, pictures: 1 })
  expect((await runScript('verify', [], moved)).code).toBe(0)
})

it('leaves no copy of the database behind after a killed backup', async () => {
  const firm = await newFirm('embedded')
  const server = new ServerProcess(firm)
  await server.url
  const copies = () => readdirSync(firm.DATA_DIR).filter((name) => name.startsWith('snapshot-'))
  const child = spawn(process.execPath, [commandFile('backup'), join(firm.DATA_DIR, 'x.mizan')], {
    env: environmentOf(firm),
    stdio: 'ignore',
  })
  await vi.waitFor(() => expect(copies()).toHaveLength(1), { timeout: backstopInMs, interval: 5 })
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(copies()).toEqual([]), { timeout: backstopInMs })
  await server.end('SIGTERM')
  expect(server.error).toBe('')
})

it.runIf(enginesHere().length > 1)('leaves nothing behind after a backup on a full disk', async () => {
  const firm = await newFirm('postgresql')
  await addPicture(firm, randomBytes(400_000).toString('base64'))
  const folder = makeTemporaryFolder('full')
  const limited = `ulimit -f 200; exec "${process.execPath}" ${commandFile('backup')} "${join(folder, 'x.mizan')}"`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', limited], {
    env: environmentOf(firm),
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `the disk is full: ${join(folder, 'x.mizan')} was not written\n`,
  ])
  expect(readdirSync(folder)).toEqual([])
})

describe('a command', () => {
  it.each(['backup', 'admin', 'verify'])('does not create a database: %s', async (name) => {
    const { DATA_DIR } = await nowhere('embedded')
    const requested = { backup: [join(DATA_DIR, 'x.mizan')], admin: ['list'] }[name] ?? []
    const { code, error } = await runScript(name, requested, { DATA_DIR })
    expect([code, error]).toEqual([1, `DATA_DIR: there is no database in ${DATA_DIR}\n`])
    expect(readdirSync(DATA_DIR)).toEqual(name === 'backup' ? ['files'] : [])
  })

  it('refuses a secret that is too short', async () => {
    const { DATA_DIR } = await nowhere('embedded')
    const BACKUP_KEY_FILE = await secretFile('short')
    const { error } = await runScript('backup', [join(DATA_DIR, 'x.mizan')], { DATA_DIR, BACKUP_KEY_FILE })
    expect(error).toMatch(/^BACKUP_KEY_FILE: .* must hold at least 32 bytes, not 5\n$/)
  })
})
