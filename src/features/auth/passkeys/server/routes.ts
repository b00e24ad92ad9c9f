import { type Routes, register, requireKnownPerson, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { findUser, lockUser } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { mailAboutPasskey } from '../../server/account-mails.ts'
import {
  type LoginOptions,
  letIn,
  type OwnLogins,
  refuseBeforePasskey,
  refuseOwnLogin,
  refuseOwnProof,
} from '../../server/open-session.ts'
import { recordRefusedLogin } from '../../server/password-failures.ts'
import { confirmSession, deleteSessionsBy } from '../../server/repository.ts'
import { isTwoFactorOn } from '../../two-factor/server/repository.ts'
import type { SecondFactor } from '../../two-factor/server/second-factor.ts'
import { maxPasskeys } from '../schema.ts'
import { passkeyCalls } from './calls.ts'
import {
  checkNewPasskey,
  createPasskeyOptions,
  createPasskeyRequest,
  relyingPartyOf,
  takePasskey,
} from './ceremonies.ts'
import {
  countPasskeysOf,
  createPasskey,
  deleteOwnPasskey,
  hasPasskey,
  listPasskeysOf,
  type Passkey,
  renameOwnPasskey,
} from './repository.ts'

/** A passkey replaces password and code: it combines possession with knowledge or biometrics. */
export const passkeyLoginRoutes =
  (options: LoginOptions): Routes =>
  async (app) => {
    const on = register(app, passkeyCalls)

    on('POST /api/login/passkey/options', { onRequest: limitPerMinute('passkey options', 60) }, () =>
      createPasskeyRequest(app, { purpose: 'login', userId: null }),
    )

    on('POST /api/login/passkey', { onRequest: limitPerMinute('login', 30) }, async (request, reply) => {
      const { passkey, rememberMe = false } = request.body
      const { id, userId } = await takePasskey(request, passkey, { purpose: 'login', userId: null })
      const person = (await findUser(app.db, userId)) ?? notFound()
      if (!person.isActive) {
        await recordRefusedLogin(request, person.username, person, 'inactive')
        throw new AppError('account_disabled')
      }
      await refuseOwnLogin(request, options.ownLogins, person)
      return letIn(request, reply, person, { ...options, isRemembered: rememberMe, passkeyId: id })
    })
  }

/** Calls for a user's own passkeys. */
export const passkeyRoutes =
  ({ secondFactor, ownLogins }: { secondFactor: SecondFactor; ownLogins: OwnLogins }): Routes =>
  async (app) => {
    const on = register(app, passkeyCalls)

    const limited = limitPerMinute('passkeys', 30)
    const isUsable = ({ relyingParty }: Passkey) => relyingParty === relyingPartyOf(app.publicUrl())?.host
    const shown = (passkey: Passkey) => ({ ...passkey, isUsable: isUsable(passkey) })

    on('GET /api/user/passkeys', async (request) =>
      (await listPasskeysOf(app.db, signedInUser(request).id)).map(shown),
    )

    on(
      'POST /api/user/passkeys/options',
      { onRequest: [limited, requireKnownPerson, requireRecentProof] },
      async (request) => {
        const person = signedInUser(request)
        await refuseBeforePasskey(request)
        await refuseFull(app.db, person.id)
        return createPasskeyOptions(request, person)
      },
    )

    // The identity was confirmed when the challenge was created, and only this user can answer it.
    on('POST /api/user/passkeys', { onRequest: [limited, requireKnownPerson] }, async (request) => {
      const person = signedInUser(request)
      await refuseBeforePasskey(request)
      const { name } = request.body
      const checked = await checkNewPasskey(app, request.body, person.id)
      return app.db.transaction(async (tx) => {
        await lockUser(tx, person.id)
        await refuseFull(tx, person.id)
        const created = await createPasskey(tx, { ...checked, name })
        if (!created) throw new AppError('passkey_known')
        // Its owner has just verified with biometrics or a PIN.
        await confirmSession(tx, request.sessionId ?? 0, created.id)
        await auditOf(request)(tx, 'create', 'passkey', created.id, { name })
        await mailAboutPasskey(tx, person, 'added', name)
        return shown(created)
      })
    })

    on('PUT /api/user/passkeys/:id', async (request) => {
      const { id } = request.params
      const { name } = request.body
      await app.db.transaction(async (tx) => {
        if (!(await renameOwnPasskey(tx, signedInUser(request).id, id, name))) notFound()
        await auditOf(request)(tx, 'update', 'passkey', id, { name })
      })
    })

    on('DELETE /api/user/passkeys/:id', { onRequest: [limited, requireRecentProof] }, async (request) => {
      const person = signedInUser(request)
      const { id: passkeyId } = request.params
      await refuseBeforePasskey(request)
      const isRequired = await secondFactor.isRequiredOf(person.role)
      await app.db.transaction(async (tx) => {
        await lockUser(tx, person.id)
        await deleteSessionsBy(tx, { userId: person.id, passkeyId, exceptId: request.sessionId ?? 0 })
        const removed = (await deleteOwnPasskey(tx, person.id, passkeyId)) ?? notFound()
        const { name } = removed
        // An unusable passkey can always be removed.
        if (isRequired && isUsable(removed) && !(await hasAnother(tx, person.id, removed.relyingParty)))
          throw new AppError('two_factor_required')
        await auditOf(request)(tx, 'delete', 'passkey', passkeyId, { name })
        await mailAboutPasskey(tx, person, 'removed', name)
      })
    })

    on('POST /api/user/proof/passkey/options', { onRequest: limited }, (request) =>
      createPasskeyRequest(app, { purpose: 'proof', userId: signedInUser(request).id }),
    )

    on('POST /api/user/proof/passkey', { onRequest: limited }, async (request) => {
      const { id: userId } = signedInUser(request)
      await refuseOwnProof(request, ownLogins)
      const { id } = await takePasskey(request, request.body, { purpose: 'proof', userId })
      await confirmSession(app.db, request.sessionId ?? 0, id)
    })
  }

const refuseFull = async (db: Database, userId: number): Promise<void> => {
  if ((await countPasskeysOf(db, userId)) >= maxPasskeys) throw new AppError('passkeys_full')
}

const hasAnother = async (db: Database, userId: number, host: string): Promise<boolean> =>
  (await isTwoFactorOn(db, userId)) || (await hasPasskey(db, userId, host))
