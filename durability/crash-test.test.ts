import { expect, test } from 'vitest'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { runCrashTest } from './crash-test.ts'

test('preserves confirmed writes when the process of the embedded database is killed', async () => {
  const summary = await runCrashTest(copyEmbeddedFolder(), 3, () => undefined)
  expect(summary.faults).toEqual([])
  expect(summary.acknowledged).toBeGreaterThan(0)
})
