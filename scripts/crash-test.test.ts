import { expect, test } from 'vitest'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { runCrashTest } from './crash-test.ts'

test('the embedded database keeps what it confirmed when its process is killed', async () => {
  const summary = await runCrashTest(await copyEmbeddedFolder(), 3, () => undefined)
  expect(summary.faults).toEqual([])
  expect(summary.acknowledged).toBeGreaterThan(0)
})
