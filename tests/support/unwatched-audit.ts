import { randomBytes } from 'node:crypto'

/** For apps whose audit log the test ignores. They share a key, like the instances of a firm. */
export const unwatchedAudit = {
  key: randomBytes(32),
  readProof: async () => ({ checkedAt: null, fault: null }),
}
