import { afterAll, vi } from 'vitest'

// Vitest puts globals back before the next test, which is after the next file of the worker was loaded: a module that
// looks for a document while it loads would find the stub of another file.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
