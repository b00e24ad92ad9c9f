/**
 * The key of the chain, set once by whoever builds the app. It is global because a process serves one firm, and rows
 * are sealed deep inside the transactions of all nouns.
 */
let held: Buffer | undefined

export const holdAuditKey = (key: Buffer): void => {
  held = key
}

export const auditKey = (): Buffer => {
  if (held) return held
  throw new Error('nothing is recorded before the key of the audit log is there')
}
