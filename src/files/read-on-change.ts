import { stat } from 'node:fs/promises'
import { hasCode } from './disk.ts'

/** Two changes within this time can leave the same time of the last change. */
const settledAfterMs = 2_000

/**
 * Reads a file or a folder again only after a change: `replaceFile` gives a file another number and its folder another
 * time. `read` gets the content anew, and decides about a missing file.
 */
export const readOnChange = <Content>(
  path: string,
  read: () => Promise<Content>,
): (() => Promise<Content>) => {
  let known: { stamp: string; content: Promise<Content> } | undefined
  return async () => {
    const stamp = await stampOf(path)
    if (stamp === undefined) return read()
    if (known?.stamp === stamp) return known.content
    const content = read()
    known = { stamp, content }
    content.catch(() => {
      known = undefined
    })
    return content
  }
}

/** Undefined for a recent change, or for one in the future of the clock. */
const stampOf = async (path: string): Promise<string | undefined> => {
  try {
    const { ino, size, mtimeMs } = await stat(path)
    const age = Date.now() - mtimeMs
    return age > settledAfterMs ? `${ino} ${size} ${mtimeMs}` : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'missing'
    return undefined
  }
}
