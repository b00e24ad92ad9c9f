import type { Calls } from '#api/calls.ts'
import { backupStatus } from '../schema.ts'

export const backupCalls = {
  'GET /api/admin/backups': { access: 'backups.manage', answer: backupStatus },
  'POST /api/admin/backups': { access: 'backups.manage', answer: backupStatus },
} satisfies Calls

type BackupCalls = typeof backupCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends BackupCalls {}
}
