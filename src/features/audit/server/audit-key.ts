/**
 * The key of the chain, set once by whoever builds the app. It is global because a process serves one firm, and rows
 * are sealed deep inside the transactions of all nouns.
 */
let current: Buffer | undefined

export const setAuditKey = (key: Buffer): void => {
  current = key
}

export const auditKey = (): Buffer => {
  if (current) return current
  throw new Error('nothing is recorded before the key of the audit log is there')
}
