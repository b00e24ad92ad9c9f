import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { enginesHere } from '#tests/support/firms.ts'

const noServer = enginesHere().length > 1 ? '' : ' (SKIPPED: no PostgreSQL)'

/** Before a release it is run with the built server of the version before. */
it.skipIf(noServer)(`two servers on one database read what the other writes${noServer}`, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/two-versions.ts', '--old', '.'], {
    encoding: 'utf8',
  })
  expect(stdout, stderr).toMatch(/^\d\d pages and lists of both versions on one database, 0 faults\n$/)
  expect(status).toBe(0)
})
