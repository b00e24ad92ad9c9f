import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { missingForReplication } from '#tests/support/replicated-database.ts'

const missing = missingForReplication()

/** `scripts/leader-loss.ts` kills five leaders. It also measures times, which a test does not check. */
it.skipIf(missing)(
  `loses no acknowledged form when the leading database is killed${missing ? ` (SKIPPED: ${missing})` : ''}`,
  () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['scripts/leader-loss.ts', '--rounds', '1'], {
      encoding: 'utf8',
    })
    expect(stdout + stderr).toMatch(/\n\d{2,} forms acknowledged: 0 lost, 0 stored twice\n/)
  },
)
