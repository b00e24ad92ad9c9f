import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#db/connection.ts'
import { openAuditKey } from '#features/audit/server/proof.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import { images } from '#features/images/server/table.ts'
import { tamperWithAuditLog } from '#tests/support/audit-log.ts'
import { commandFile, environmentOf, type Settings } from '#tests/support/command.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { storeText } from '#tests/support/stored-file.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { setAuditKey } from '../src/features/audit/server/chain.ts'
import { markInstallation } from '../src/features/installation/server/agreement.ts'
import { FileStore } from '../src/files/file-store.ts'

const verify = (DATA_DIR: string, options: string[] = [], settings: Settings = {}) =>
  spawnSync(process.execPath, [commandFile('verify'), ...options], {
    encoding: 'utf8',
    env: environmentOf({ DATA_DIR, ...settings }),
  })

describe('npm run verify', () => {
  it('succeeds for complete data, and otherwise exits with 1 and the damaged rows', async () => {
    const dataDir = copyEmbeddedFolder()
    const files = await FileStore.open(join(dataDir, 'files'), { spaceFloor: 0 })
    const { db, close } = await openDatabase({ dataDir, timeLimitScale })
    await markInstallation(db, dataDir)
    const file = await storeText(files, 'x')
    const id = await insertId(db, images, { ...file, type: 'image/jpeg', width: 1, height: 1 })
    await close()

    const whole = verify(dataDir)
    expect([whole.status, whole.stderr]).toEqual([0, ''])
    const emptyLog = 'entries of the audit log: 0 looked at, 0 with a fault\n'
    // The mark of the installation, the picture, and what is shipped: six paths, papers and questions each, three agreements.
    const rows = 'rows of all tables: 23 looked at, 0 with a fault\n'
    expect(whole.stdout).toBe(
      `files of documents, pictures and agreements: 1 looked at, 0 with a fault\n${emptyLog}${rows}`,
    )
    const unreachable = verify(dataDir, [], { CLAMD_URL: 'unix:///nowhere/clamd.ctl' })
    expect([unreachable.status, unreachable.stdout.split('\n').slice(3)]).toEqual([
      1,
      [
        'clamd at CLAMD_URL does not answer (clamd: UNREACHABLE)',
        'files held back by the malware check: 0 looked at, 1 with a fault',
        '',
      ],
    ])
    await files.remove(file.storageKey)
    const broken = verify(dataDir)
    expect([broken.status, broken.stderr]).toEqual([1, ''])
    expect(broken.stdout).toBe(
      `image ${id}: its file is missing\nfiles of documents, pictures and agreements: 1 looked at, 1 with a fault\n${emptyLog}${rows}`,
    )

    await rm(join(dataDir, 'database'), { recursive: true })
    expect(verify(dataDir).stderr).toMatch(/^DATA_DIR: [^\n]*database is missing[^\n]*\n$/)
  })

  it('reports a changed entry of the audit log until the operator accepts it', async () => {
    const dataDir = copyEmbeddedFolder()
    const { db, close } = await openDatabase({ dataDir, timeLimitScale })
    await markInstallation(db, dataDir)
    setAuditKey(await openAuditKey(db, dataDir))
    for (const entityId of [1, 2])
      await db.transaction((tx) =>
        recordAudit(tx, { actor: null, action: 'update', entity: 'service', entityId }),
      )
    await tamperWithAuditLog(db, sql`update audit_log set entity_id = 3 where id = 2`)
    await close()

    const words = 'audit entry 2: was changed, or what stood before it was removed\n'
    const broken = verify(dataDir)
    expect([broken.status, broken.stderr]).toEqual([1, ''])
    expect(broken.stdout).toContain(`${words}entries of the audit log: 2 looked at, 1 with a fault\n`)
    expect(verify(dataDir, ['--accept'])).toMatchObject({ status: 2, stdout: '' })
    const accepted = verify(dataDir, ['--accept-audit-head'])
    expect([accepted.status, accepted.stderr, accepted.stdout]).toEqual([
      0,
      '',
      `accepted as it is, and written into the audit log: ${words}`,
    ])
    const whole = verify(dataDir)
    expect(whole.status).toBe(0)
    expect(whole.stdout).toContain('entries of the audit log: 3 looked at, 0 with a fault\n')
  })
})
