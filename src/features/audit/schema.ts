import * as z from 'zod/mini'
import { typedDay } from '#fields/day.ts'
import { searchText } from '#fields/text.ts'
import { auditActions, auditEntities } from './values.ts'

export { type AuditAction, type AuditEntity, auditActions, auditEntities } from './values.ts'

/** A line of the activity list on the dashboard home. */
export const activity = z.object({
  id: z.int(),
  userName: z.string(),
  action: z.enum(auditActions),
  entity: z.enum(auditEntities),
  entityId: z.nullable(z.int()),
  details: z.record(z.string(), z.nullable(z.string())),
  createdAt: z.string(),
})
export type Activity = z.infer<typeof activity>

/** A row of the audit log, for admins. */
export const auditEntry = z.extend(activity, {
  userId: z.nullable(z.int()),
  ipAddress: z.nullable(z.string()),
})
export type AuditRow = z.infer<typeof auditEntry>

/**
 * Reasons for a broken chain at an entry. `changed`: the entry was changed, or one before it was removed.
 * `unkeyed`: it was sealed without the key. `missing`: the last verified entry is missing. `replaced`:
 * another entry is in its place. `accepted`: entries that an operator accepted have changed. `key`, `state`:
 * the key, or the record outside the database, cannot be read.
 */
const chainFaultReasons = ['changed', 'unkeyed', 'missing', 'replaced', 'accepted', 'key', 'state'] as const
const chainFault = z.object({ id: z.nullable(z.int()), reason: z.enum(chainFaultReasons) })
export type ChainFault = z.infer<typeof chainFault>

/** The result of the latest check of the chain; `since` is when its fault was first detected. */
export const auditProof = z.object({
  checkedAt: z.nullable(z.string()),
  fault: z.nullable(z.extend(chainFault, { since: z.string() })),
})
export type AuditProofResult = z.infer<typeof auditProof>

const day = z.optional(typedDay)

/** `all` clears a filter; `from` and `to` are days in Riyadh, both included. */
export const auditFilter = z.object({
  action: z.optional(z.enum(['all', ...auditActions])),
  entity: z.optional(z.enum(['all', ...auditEntities])),
  q: searchText,
  from: day,
  to: day,
})
export type AuditFilter = z.infer<typeof auditFilter>
