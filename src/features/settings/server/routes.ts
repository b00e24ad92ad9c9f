import type { SignedInUser } from '#access/roles.ts'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
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

/** Injected, because the features with accounts and mail are on a higher level. */
type Dependencies = {
  hasTwoFactor: (db: Database, userId: number) => Promise<boolean>
  notifyOfIban: (db: Database, changedBy: SignedInUser) => Promise<void>
}

export const settingAdminRoutes =
  ({ hasTwoFactor, notifyOfIban }: Dependencies): Routes =>
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
        const { iban: previousIban } = await saveSettings(tx, request.body)
        if (previousIban !== undefined) await notifyOfIban(tx, signedInUser(request))
        const record = auditOf(request)
        await record(tx, 'update', 'setting', null, {
          name: request.body.map(({ key }) => key).join(', '),
        })
        if (previousIban !== undefined) {
          const iban = request.body.find(({ key }) => key === 'iban')?.value ?? ''
          await record(tx, 'update', 'setting', null, {
            name: 'iban',
            from: previousIban.slice(-4),
            to: iban.slice(-4),
          })
        }
        return listAdminSettings(tx)
      }),
    )
  }
