import { randomBytes } from 'node:crypto'

/** For an app whose audit log nobody looks at; one key for all, as for the instances of a firm. */
export const unwatchedAudit = {
  key: randomBytes(32),
  readProof: async () => ({ checkedAt: null, fault: null }),
}
