/**
 * The key of the chain, given once by whoever builds the app: a process serves one firm, and what is recorded deep
 * inside the transactions of all nouns is sealed with the same key.
 */
let held: Buffer | undefined

export const holdAuditKey = (key: Buffer): void => {
  held = key
}

export const auditKey = (): Buffer => {
  if (held) return held
  throw new Error('nothing is recorded before the key of the audit log is there')
}
