import { afterAll, vi } from 'vitest'

// Vitest restores globals before the next test, but after the worker has loaded the next file. A module that
// checks for a document while it loads would find the stub of another file.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
