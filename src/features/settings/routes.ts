import * as z from 'zod/mini'
import { recordAudit } from '#features/audit/repository.ts'
import type { Routes } from '#http/context.ts'
import { stale } from '#http/errors.ts'
import { allow, signedInUser } from '#http/guards.ts'
import { listAdminSettings, listSettings, saveSettings } from './repository.ts'
import { adminSetting, setting, settingChanges } from './schema.ts'

export const settingRoutes: Routes = async (app) => {
  app.get(
    '/api/settings',
    { schema: { summary: 'Public settings of the site', response: { 200: z.array(setting) } } },
    async () => listSettings(app.db),
  )
}

export const settingAdminRoutes: Routes = async (app) => {
  const adminsOnly = allow('settings.manage')

  app.get(
    '/api/admin/settings',
    { onRequest: adminsOnly, schema: { response: { 200: z.array(adminSetting) } } },
    async () => listAdminSettings(app.db),
  )

  app.put(
    '/api/admin/settings',
    { onRequest: adminsOnly, schema: { body: settingChanges, response: { 200: z.array(adminSetting) } } },
    async (request) =>
      app.db.transaction(async (tx) => {
        if (!(await saveSettings(tx, request.body))) stale()
        await recordAudit(tx, {
          actor: signedInUser(request),
          action: 'update',
          entity: 'setting',
          ipAddress: request.ip,
          details: { name: request.body.map(({ key }) => key).join(', ') },
        })
        return listAdminSettings(tx)
      }),
  )
}
