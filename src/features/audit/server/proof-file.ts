import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { hasCode } from '#files/error-code.ts'
import { replaceFile } from '#files/replace-file.ts'
import { auditProof } from '../schema.ts'

/**
 * Data about the log outside the database, protected from someone who can only change the database: the
 * verified rows, the rows accepted by an operator, and the latest result.
 */
const knownProof = z.extend(auditProof, {
  head: z.optional(z.object({ id: z.int(), hash: z.string() })),
  accepted: z.optional(z.object({ id: z.int(), digest: z.string() })),
  /** The time of the last full check without faults. */
  wholeAt: z.optional(z.string()),
})
export type KnownProof = z.infer<typeof knownProof>

const pathIn = (dataDir: string): string => join(dataDir, 'audit-proof.json')

/** An existing file that cannot be read is a fault, never a reason to start over. */
export const readProof = async (dataDir: string): Promise<KnownProof> => {
  try {
    return knownProof.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { checkedAt: null, fault: null }
    const since = await stat(pathIn(dataDir)).then(
      ({ mtime }) => mtime.toISOString(),
      () => new Date().toISOString(),
    )
    return { checkedAt: null, fault: { id: null, reason: 'state', since } }
  }
}

export const writeProof = (dataDir: string, proof: KnownProof): Promise<void> =>
  replaceFile(pathIn(dataDir), `${JSON.stringify(proof, undefined, 2)}\n`)
