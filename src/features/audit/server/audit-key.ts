/**
 * The key of the chain, set once when the app is built. It is global because a process serves one firm, and
 * rows are sealed inside the transactions of all features.
 */
let current: Buffer | undefined

export const setAuditKey = (key: Buffer): void => {
  current = key
}

export const auditKey = (): Buffer => {
  if (current) return current
  throw new Error('nothing is recorded before the key of the audit log is there')
}
