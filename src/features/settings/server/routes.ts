import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { invalidField } from '#http/errors.ts'
import { settingTable } from '../setting-table.ts'
import { mailDelivery, settingsOf } from '../setting-values.ts'
import { settingCalls } from './calls.ts'
import { listAdminSettings, listSettings, saveSettings } from './repository.ts'

export const settingRoutes =
  ({ isDelivered }: { isDelivered: boolean }): Routes =>
  async (app) => {
    const on = register(app, settingCalls)

    on('GET /api/settings', async () => [
      ...(await listSettings(app.db)).filter(({ key }) => !settingTable[key].isOfficeOnly),
      ...(isDelivered ? [{ key: mailDelivery, value: 'on' } as const] : []),
    ])
  }

/** Whether a user has a second factor; injected, because `auth` is a higher level. */
type HasTwoFactor = (db: Database, userId: number) => Promise<boolean>

export const settingAdminRoutes =
  (hasTwoFactor: HasTwoFactor): Routes =>
  async (app) => {
    const on = register(app, settingCalls)

    on('GET /api/admin/settings', async () => listAdminSettings(app.db))

    on('PUT /api/admin/settings', { onRequest: requireRecentProof }, async (request) =>
      app.db.transaction(async (tx) => {
        // Otherwise admins without a second factor could lock themselves out with this call.
        const { require_two_factor: before } = settingsOf(await listSettings(tx))
        const isRequested = request.body.some(
          ({ key, value }) => key === 'require_two_factor' && value === 'true',
        )
        if (isRequested && before !== 'true' && !(await hasTwoFactor(tx, signedInUser(request).id)))
          invalidField('require_two_factor', 'val.twoFactor.ownFirst')
        await saveSettings(tx, request.body)
        await auditOf(request)(tx, 'update', 'setting', null, {
          name: request.body.map(({ key }) => key).join(', '),
        })
        return listAdminSettings(tx)
      }),
    )
  }
