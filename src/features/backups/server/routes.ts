import { type Routes, register } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { BackupStatus } from '../schema.ts'
import { backupCalls } from './calls.ts'

/** The backup functions for the calls; a server without its own data folder makes no backups. */
export type BackupDesk = { status(): Promise<BackupStatus>; begin(): void }

export const noBackups: BackupDesk = {
  status: async () => ({ isNightly: false, folder: '', running: null, alarm: null, backups: [] }),
  begin: () => undefined,
}

export const backupRoutes =
  ({ backups }: { backups: BackupDesk }): Routes =>
  async (app) => {
    const on = register(app, backupCalls)

    on('GET /api/admin/backups', () => backups.status())

    on('POST /api/admin/backups', async (request) => {
      await auditOf(request)(app.db, 'create', 'backup', null)
      backups.begin()
      return backups.status()
    })
  }
