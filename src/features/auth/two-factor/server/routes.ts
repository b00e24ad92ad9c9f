import { type Routes, register, requireKnownPerson, requireRecentProof, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { findUser } from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { countPasskeysOf } from '../../passkeys/server/repository.ts'
import { mailAboutTwoFactor } from '../../server/account-mails.ts'
import { refuseBeforePasskey } from '../../server/open-session.ts'
import { askCode, askPassword } from '../../server/password-failures.ts'
import { deleteSessionsOf } from '../../server/repository.ts'
import { twoFactorCalls } from './calls.ts'
import { qrCode } from './qr-code.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  isTwoFactorOn,
  replaceRecoveryCodes,
} from './repository.ts'
import {
  deleteSecondFactors,
  hashRecoveryCode,
  keyUri,
  newRecoveryCodes,
  newSecret,
  type SecondFactor,
  stepOf,
} from './second-factor.ts'

type Options = { secondFactor: SecondFactor }

/** Calls for a user's own second factor. */
export const twoFactorRoutes =
  ({ secondFactor }: Options): Routes =>
  async (app) => {
    const on = register(app, twoFactorCalls)

    const limited = limitPerMinute('two-factor', 30)

    on('GET /api/user/two-factor', async (request) => {
      const { id, role } = signedInUser(request)
      const since = (await findTwoFactor(app.db, id))?.confirmedAt ?? null
      return {
        isOn: since !== null,
        since,
        recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(app.db, id),
        isRequired: await secondFactor.isRequiredOf(role),
      }
    })

    on('POST /api/user/two-factor', { onRequest: [limited, requireKnownPerson] }, async (request) => {
      const person = signedInUser(request)
      await refuseBeforePasskey(request)
      await askPassword(request, request.body.currentPassword)
      const secret = newSecret()
      if (!(await beginTwoFactor(app.db, person.id, secondFactor.seal(person.id, secret)))) alreadyOn()
      const settings = settingsOf(await listSettings(app.db))
      const firm = settingIn(settings, 'site_title', request.language) || new URL(app.publicUrl()).host
      const uri = keyUri(secret, firm, person.username)
      return { secret, uri, qrCode: qrCode(uri) }
    })

    on('POST /api/user/two-factor/confirm', { onRequest: [limited, requireKnownPerson] }, async (request) => {
      const person = signedInUser(request)
      const found = await findTwoFactor(app.db, person.id)
      if (!found) throw new AppError('two_factor_not_begun')
      if (found.confirmedAt) return alreadyOn()
      const step = stepOf(secondFactor.unseal(person.id, found.secret), request.body.code)
      if (step === undefined) return invalidField('code', 'val.code.wrong')
      const recoveryCodes = newRecoveryCodes()
      await app.db.transaction(async (tx) => {
        if (!(await confirmTwoFactor(tx, person.id, found.secret, step))) alreadyOn()
        await replaceRecoveryCodes(tx, person.id, recoveryCodes.map(hashRecoveryCode))
        await deleteSessionsOf(tx, person.id, request.sessionId ?? 0)
        await auditOf(request)(tx, 'create', 'twoFactor', person.id)
        await mailAboutTwoFactor(tx, person, 'on')
      })
      return { recoveryCodes }
    })

    on('POST /api/user/two-factor/recovery-codes', { onRequest: limited }, async (request) => {
      const person = signedInUser(request)
      await askPassword(request, request.body.currentPassword)
      if (!(await isTwoFactorOn(app.db, person.id))) notOn()
      await askCode(request, request.body.code, secondFactor)
      const recoveryCodes = newRecoveryCodes()
      await app.db.transaction(async (tx) => {
        if (!(await replaceRecoveryCodes(tx, person.id, recoveryCodes.map(hashRecoveryCode)))) notOn()
        await auditOf(request)(tx, 'update', 'twoFactor', person.id)
        await mailAboutTwoFactor(tx, person, 'newCodes')
      })
      return { recoveryCodes }
    })

    on('POST /api/user/two-factor/off', { onRequest: limited }, async (request) => {
      const person = signedInUser(request)
      const { currentPassword, code } = request.body
      if (await secondFactor.isRequiredOf(person.role)) throw new AppError('two_factor_required')
      await askPassword(request, currentPassword)
      if (!(await isTwoFactorOn(app.db, person.id))) notOn()
      await askCode(request, code, secondFactor)
      await app.db.transaction(async (tx) => {
        if (!(await deleteTwoFactor(tx, person.id))) notOn()
        await deleteSessionsOf(tx, person.id, request.sessionId ?? 0)
        await auditOf(request)(tx, 'delete', 'twoFactor', person.id)
        await mailAboutTwoFactor(tx, person, 'off')
      })
    })
  }

/** Lets an admin switch off the second factor of a user who has lost both phone and codes. */
export const twoFactorAdminRoutes: Routes = async (app) => {
  const on = register(app, twoFactorCalls)

  on('GET /api/admin/users/:id/two-factor', async ({ params }) => {
    const { id } = (await findUser(app.db, params.id)) ?? notFound()
    const since = (await findTwoFactor(app.db, id))?.confirmedAt ?? null
    return { isOn: since !== null, since, passkeys: await countPasskeysOf(app.db, id) }
  })

  on('DELETE /api/admin/users/:id/two-factor', { onRequest: requireRecentProof }, async (request) => {
    const { id } = request.params
    if (signedInUser(request).id === id) throw new AppError('two_factor_own')
    await app.db.transaction(async (tx) => {
      const person = (await findUser(tx, id)) ?? notFound()
      if (!(await deleteSecondFactors(tx, id))) notOn()
      await deleteSessionsOf(tx, id)
      await auditOf(request)(tx, 'delete', 'twoFactor', id, {
        name: `${person.firstName} ${person.lastName}`,
      })
      await mailAboutTwoFactor(tx, person, 'reset')
    })
  })
}

const alreadyOn = (): never => {
  throw new AppError('two_factor_on')
}

const notOn = (): never => {
  throw new AppError('two_factor_off')
}
