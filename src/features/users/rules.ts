import type { Role } from '#access/roles.ts'

/** Whether a user can have open work: an active employee. */
export const isAtWork = ({ role, isActive }: { role: Role; isActive: boolean }): boolean =>
  isActive && role !== 'client'
