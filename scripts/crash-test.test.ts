import { expect, test } from 'vitest'
import { runCrashTest } from './crash-test.ts'

test('the embedded database keeps what it confirmed when its process is killed', {
  timeout: 60_000,
}, async () => {
  const summary = await runCrashTest(3, () => undefined)
  expect(summary.faults).toEqual([])
  expect(summary.acknowledged).toBeGreaterThan(0)
})
