import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { runInstances } from './instances.ts'

const noNginx = spawnSync('nginx', ['-v']).error !== undefined

/**
 * `scripts/instances.ts` hides 200 texts and restarts ten times. It also measures times, which a test does
 * not check.
 */
it.skipIf(noNginx)(
  `kills one of two instances behind nginx and restarts both without a failed request${noNginx ? ' (SKIPPED: nginx is not installed)' : ''}`,
  async () => {
    const lines: string[] = []
    const summary = await runInstances(3, (line) => lines.push(line))
    expect(summary, lines.join('\n')).toMatchObject({
      hidden: 3,
      failedRequests: 0,
      lostForms: 0,
      doubledForms: 0,
    })
    expect(summary.requests).toBeGreaterThan(100)
    expect(summary.forms).toBeGreaterThan(10)
  },
)
