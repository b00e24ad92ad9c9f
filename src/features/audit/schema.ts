import * as z from 'zod/mini'

export const auditActions = [
  'create',
  'update',
  'delete',
  'withdraw',
  'login',
  'logout',
  'register',
  'loginFailed',
] as const
export type AuditAction = (typeof auditActions)[number]

export const auditEntities = ['user', 'session', 'service', 'consultation'] as const
export type AuditEntity = (typeof auditEntities)[number]

/** A line of the activity on the dashboard home. */
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
