import { type Routes, register, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { hashPassword, type StrictPasswords } from '#features/users/server/password.ts'
import { updateUser } from '#features/users/server/repository.ts'
import { invalidField, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import type { AccountMails } from './account-mails.ts'
import { authCalls } from './calls.ts'
import { clearSessionCookie, originOf, setSessionCookie } from './cookies.ts'
import { endLinks } from './link-repository.ts'
import { type OwnLogins, refuseOwnProof, replaceSession, secondStepsOf } from './open-session.ts'
import { askCode, askPassword } from './password-failures.ts'
import {
  confirmSession,
  deleteOwnSession,
  deleteSessionsOf,
  listSessionsOf,
  openingOf,
} from './repository.ts'

/** Calls for a user's own password and sessions. */
export const ownSessionRoutes =
  ({
    isHttps,
    mails,
    passwords,
  }: {
    isHttps: boolean
    mails: AccountMails
    passwords: StrictPasswords
  }): Routes =>
  async (app) => {
    const on = register(app, authCalls)

    on('POST /api/user/password', { onRequest: limitPerMinute('password', 30) }, async (request, reply) => {
      const person = signedInUser(request)
      const { currentPassword, newPassword } = request.body
      await askPassword(request, currentPassword)
      await passwords.refuseWeak('newPassword', newPassword, person)
      const password = await hashPassword(newPassword)
      const opening = await openingOf(app.db, request.sessionId ?? 0)
      const token = await app.db.transaction(async (tx) => {
        await updateUser(tx, person.id, { password })
        await deleteSessionsOf(tx, person.id)
        // Someone who knew the old password may have requested another address.
        await endLinks(tx, person.id, ['password_reset', 'invitation', 'email_change'])
        await auditOf(request)(tx, 'update', 'user', person.id, { field: 'password' })
        const origin = originOf(request)
        await mails.passwordChanged(tx, person, origin)
        return replaceSession(tx, request, isHttps, { userId: person.id, ...opening })
      })
      setSessionCookie(reply, token, isHttps, opening.isRemembered)
    })

    on('GET /api/user/sessions', async (request) => {
      const sessions = await listSessionsOf(app.db, signedInUser(request).id)
      return sessions.map((session) => ({ ...session, isCurrent: session.id === request.sessionId }))
    })

    on('DELETE /api/user/sessions', async (request) => {
      const person = signedInUser(request)
      await app.db.transaction(async (tx) => {
        const count = await deleteSessionsOf(tx, person.id, request.sessionId ?? 0)
        await auditOf(request)(tx, 'delete', 'session', null, { count: String(count) })
      })
    })

    on('DELETE /api/user/sessions/:id', async (request, reply) => {
      const person = signedInUser(request)
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        if (!(await deleteOwnSession(tx, person.id, id))) notFound()
        await auditOf(request)(tx, 'delete', 'session', null, { count: '1' })
      })
      if (id === request.sessionId) clearSessionCookie(reply, isHttps)
    })
  }

/** A session counts as confirmed for ten minutes after login and after each successful call to this route. */
export const proofRoutes =
  ({ secondFactor, ownLogins }: { secondFactor: SecondFactor; ownLogins: OwnLogins }): Routes =>
  async (app) => {
    const on = register(app, authCalls)

    on('POST /api/user/proof', { onRequest: limitPerMinute('password', 30) }, async (request) => {
      const { currentPassword, code } = request.body
      await refuseOwnProof(request, ownLogins)
      await askPassword(request, currentPassword)
      const steps = await secondStepsOf(app, secondFactor, signedInUser(request))
      if (steps.code) {
        if (!code) return invalidField('code', 'val.code.required')
        await askCode(request, code, secondFactor)
      } else if (steps.passkey) invalidField('currentPassword', 'val.passkey.required')
      await confirmSession(app.db, request.sessionId ?? 0)
    })
  }
