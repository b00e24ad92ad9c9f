import * as z from 'zod/mini'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { invalidField } from '#http/errors.ts'
import { allow, requireRecentProof, signedInUser } from '#http/guards.ts'
import { adminSetting, isOfficeOnly, setting, settingChanges, settingsOf } from '../schema.ts'
import { listAdminSettings, listSettings, saveSettings } from './repository.ts'

export const settingRoutes: Routes = async (app) => {
  app.get(
    '/api/settings',
    { schema: { summary: 'Public settings of the site', response: { 200: z.array(setting) } } },
    async () => (await listSettings(app.db)).filter(({ key }) => !isOfficeOnly(key)),
  )
}

/** Whether a person has a second factor of their own; that is the business of `auth`. */
type HasTwoFactor = (db: Database, userId: number) => Promise<boolean>

export const settingAdminRoutes =
  (hasTwoFactor: HasTwoFactor): Routes =>
  async (app) => {
    const adminsOnly = allow('settings.manage')

    app.get(
      '/api/admin/settings',
      { onRequest: adminsOnly, schema: { response: { 200: z.array(adminSetting) } } },
      async () => listAdminSettings(app.db),
    )

    app.put(
      '/api/admin/settings',
      {
        onRequest: [adminsOnly, requireRecentProof],
        schema: { body: settingChanges, response: { 200: z.array(adminSetting) } },
      },
      async (request) =>
        app.db.transaction(async (tx) => {
          // Whoever asks it of the office would shut themselves out by the same call.
          const { require_two_factor: before } = settingsOf(await listSettings(tx))
          const isAsked = request.body.some(
            ({ key, value }) => key === 'require_two_factor' && value === 'true',
          )
          if (isAsked && before !== 'true' && !(await hasTwoFactor(tx, signedInUser(request).id)))
            invalidField('require_two_factor', 'val.twoFactor.ownFirst')
          await saveSettings(tx, request.body)
          await auditOf(request)(tx, 'update', 'setting', null, {
            name: request.body.map(({ key }) => key).join(', '),
          })
          return listAdminSettings(tx)
        }),
    )
  }
