import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settle } from '#features/backups/server/firm.ts'
import { commandFile, environmentOf, runScript, type Settings } from '#tests/support/command.ts'
import { addPicture, enginesHere, newFirm, withFirmOf } from '#tests/support/firms.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'

const rounds = Number(process.env.BACKUP_ROUNDS ?? 2)

const keysOf = (settings: Settings) =>
  withFirmOf(settings, async ({ db }) => {
    const { rows } = await db.execute<{ key: string }>(sql`select storage_key as key from images order by id`)
    return rows.map(({ key }) => key)
  })

/** Kills the restore at this point, or a short time later. */
const killRestore = async (file: string, settings: Settings, hasCome: () => boolean, laterMs: number) => {
  const child = spawn(process.execPath, [commandFile('restore'), file, '--replace'], {
    env: environmentOf(settings),
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver && !hasCome()) await sleep(1)
  await sleep(laterMs)
  child.kill('SIGKILL')
  await ended
}

describe.each(enginesHere())('a restore that is killed (%s)', (engine) => {
  it('leaves either the old or the new firm complete, whenever it is killed', async () => {
    const firm = await newFirm(engine)
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = firm
    const early = await addPicture(firm, 'early')
    const file = join(dataDir, 'early.mizan')
    expect((await runScript('backup', [file], firm)).code).toBe(0)
    const late = await addPicture(firm, 'late')
    const [before, after] = [[early, late], [early]].map((some) => some.map(({ key }) => key))
    const asides = () => readdirSync(dataDir).filter((name) => name.startsWith('replaced-'))
    const moments = [
      () => existsSync(join(dataDir, 'restoring')),
      () => asides().length > 0,
      () => existsSync(join(dataDir, 'restoring.json')),
    ]
    for (let round = 0; round < rounds * moments.length; round += 1) {
      await killRestore(
        file,
        firm,
        moments[round % moments.length] ?? (() => true),
        Math.random() * 40 * (round % 3),
      )
      await settle({ dataDir, databaseUrl, timeLimitScale })
      const keys = await keysOf(firm)
      const isNew = keys.length === 1
      expect(keys).toEqual(isNew ? after : before)
      expect(existsSync(late.path)).toBe(!isNew)
      expect(existsSync(early.path)).toBe(true)
      expect(existsSync(join(dataDir, 'restoring.json'))).toBe(false)
      for (const aside of asides()) {
        const replaced = readdirSync(join(dataDir, aside))
        expect(replaced).toContain(engine === 'embedded' ? 'database' : 'before.mizan')
        await rm(join(dataDir, aside), { recursive: true })
      }
      if (isNew) break
    }
    expect((await runScript('restore', [file, '--replace'], firm)).code).toBe(0)
    expect(await keysOf(firm)).toEqual(after)
    expect((await runScript('verify', [], firm)).code).toBe(0)
  })
})
