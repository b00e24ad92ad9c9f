import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const read = (path: string): string | undefined => {
  try {
    return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8').trim()
  } catch {
    return undefined
  }
}

const released = (): string => JSON.parse(read('../../package.json') ?? '{}').version ?? 'unknown'

/** As in `0.1.0+3f2a9c1`: the release, and the commit that the build was made from if that is known. */
export const version: string = read('../../dist/version') ?? released()
