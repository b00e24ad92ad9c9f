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

/** The release, and the commit of the build if it is known, such as `0.1.0+3f2a9c1`. */
export const version: string = read('../../dist/version') ?? released()
