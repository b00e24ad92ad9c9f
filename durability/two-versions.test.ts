import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { enginesHere } from '#tests/support/firms.ts'

const noServer = enginesHere().length > 1 ? '' : ' (SKIPPED: no PostgreSQL)'

/** Before a release, run this with the built server of the previous version. */
it.skipIf(noServer)(
  `reads from each server what the other one writes to the shared database${noServer}`,
  () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['durability/two-versions.ts', '--old', '.'],
      { encoding: 'utf8' },
    )
    expect(stdout, stderr).toMatch(/^\d\d pages and lists of both versions on one database, 0 faults\n$/)
    expect(status).toBe(0)
  },
)
