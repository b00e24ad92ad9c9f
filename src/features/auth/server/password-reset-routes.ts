import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Routes, register, requireRecentProof } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { User } from '#features/users/schema.ts'
import { hashPassword, type StrictPasswords } from '#features/users/server/password.ts'
import { findUser, findUserByEmail, lockUser, updateUser } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitLinkReads, limitPerMinute } from '#http/rate-limit.ts'
import { padToTimeStep } from '#http/time-limits.ts'
import { invitationHours, linkHours, minutesBetweenResets } from '../schema.ts'
import type { AccountMails } from './account-mails.ts'
import { authCalls } from './calls.ts'
import { originOf } from './cookies.ts'
import { createLink, endLinks, findLink, refusedLink, takeLink } from './link-repository.ts'
import { findObjection, refuseBeforeObjection } from './office-address.ts'
import { forgetFailuresOf } from './password-failures.ts'
import { countAttempt, deleteSessionsOf } from './repository.ts'

const purpose = 'password_reset'
/** Links with which a user sets a password. */
const purposes = [purpose, 'invitation'] as const

type Options = { mails: AccountMails; passwords: StrictPasswords }

/** Resets a forgotten password by a link to the account's mailbox. It never logs a user in. */
export const passwordResetRoutes =
  ({ mails, passwords }: Options): Routes =>
  async (app) => {
    const on = register(app, authCalls)

    const sendOrPretend = async (
      db: Database,
      email: string,
      person: User | undefined,
      request: FastifyRequest,
    ): Promise<void> => {
      const objection = person && (await findObjection(db, person.id))
      if (objection) await mails.resetWaits(db, person, objection.expiresAt)
      else await sendReset(db, mails, person ?? { ...nobody, email })
      await auditOf(request, null)(db, 'askReset', 'user', person?.id ?? 0)
      if (!person) throw pretended
    }

    on(
      'POST /api/password/forgot',
      { onRequest: limitPerMinute('forgotten password', 20) },
      async (request) => {
        const { email } = request.body
        // The response time must not reveal whether an address has an account.
        await padToTimeStep(() =>
          app.db.transaction(async (tx) => {
            // Counted per address, with or without an account.
            const { count } = await countAttempt(tx, `reset mail ${hashOf(email)}`, minutesBetweenResets * 60)
            if (count > 1) return
            const found = await findUserByEmail(tx, email)
            const person = found?.isActive ? found : undefined
            await tx
              .transaction((inner) => sendOrPretend(inner, email, person, request))
              .catch(unlessPretended)
          }),
        )
        return { email }
      },
    )

    // Mail scanners follow links, so GET must not change anything.
    on('GET /api/password/reset', { onRequest: limitLinkReads }, async ({ query }) => {
      const found = await findLink(app.db, purposes, query.token)
      if (found?.state !== 'open') return { state: found?.state ?? ('unknown' as const) }
      const person = found.userId === null ? undefined : await findUser(app.db, found.userId)
      if (!isFor(found, person)) return { state: 'expired' as const }
      return { state: 'open' as const, isStrict: await passwords.isStrictFor(person.role) }
    })

    on('POST /api/password/reset', { onRequest: limitPerMinute('password reset', 20) }, async (request) => {
      const { token, newPassword } = request.body
      // Checked first, so that an invalid link does not cost a password hash.
      const found = await findLink(app.db, purposes, token)
      if (found?.state !== 'open') throw refusedLink(found?.state)
      const owner = found.userId === null ? undefined : await findUser(app.db, found.userId)
      // A refused password leaves the link usable.
      if (owner) await passwords.refuseWeak('newPassword', newPassword, owner)
      const password = await hashPassword(newPassword)
      const username = await app.db.transaction(async (tx) => {
        const link = await takeLink(tx, purposes, token)
        if (!link) throw refusedLink((await findLink(tx, purposes, token))?.state)
        const person = link.userId === null ? undefined : await lockUser(tx, link.userId)
        if (!person || !isFor(link, person)) throw refusedLink('expired')
        // A mailed link was sent to the mailbox, so this proves the address.
        const verified = link.purpose === purpose ? { isVerified: true } : {}
        const changed = (await updateUser(tx, person.id, { password, ...verified })) ?? person
        await deleteSessionsOf(tx, person.id)
        // Someone who knew the old password may have requested another address.
        await endLinks(tx, person.id, [...purposes, 'email_change'])
        await auditOf(request, person)(tx, 'update', 'user', person.id, { field: 'password' })
        const origin = originOf(request)
        await mails.passwordChanged(tx, changed, origin)
        return person.username
      })
      await forgetFailuresOf(app.db, username)
    })

    on('POST /api/admin/users/:id/password-reset', { onRequest: requireRecentProof }, async (request) => {
      const email = await app.db.transaction(async (tx) => {
        const person = (await findUser(tx, request.params.id)) ?? notFound()
        if (!person.isActive) throw new AppError('inactive_account')
        await refuseBeforeObjection(tx, person.id)
        await sendReset(tx, mails, person, { byOffice: true })
        await auditOf(request)(tx, 'askReset', 'user', person.id)
        return person.email
      })
      return { email }
    })
  }

/** Sends a new user, added by the office, a link to set a password. */
export const inviteWith =
  (mails: AccountMails) =>
  (db: Database, person: User): Promise<void> =>
    sendReset(db, mails, person, { byOffice: true })

/** A hash, to count attempts without storing an address that may belong to a stranger. */
const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url')

/**
 * Invites a new user to choose a password: by mail, or by the returned link where no mail is delivered, which
 * the admin hands over.
 */
export const invitationWith =
  ({ mails, isDelivered }: { mails: AccountMails; isDelivered: boolean }) =>
  async (db: Database, person: User): Promise<string | undefined> => {
    const link = { userId: person.id, email: person.email, hours: invitationHours }
    if (!isDelivered)
      return mails.invitationUrl(person, await createLink(db, { ...link, purpose: 'invitation' }))
    await mails.invitation(db, person, await createLink(db, { ...link, purpose }))
    return undefined
  }

type Reader = Pick<User, 'email' | 'firstName' | 'username' | 'role' | 'preferredLanguage' | 'isVerified'> & {
  id: number | null
}

const sendReset = async (
  db: Database,
  mails: AccountMails,
  person: Reader,
  how?: { byOffice: boolean },
): Promise<void> => {
  const token = await createLink(db, { purpose, userId: person.id, email: person.email, hours: linkHours })
  await mails.passwordReset(db, person, token, how)
}

/**
 * Replaces the owner of an unknown address: the same rows are written and rolled back, so that both cases
 * take the same time.
 */
const nobody = {
  id: null,
  firstName: 'Nobody',
  username: 'nobody',
  role: 'client',
  preferredLanguage: 'en',
  isVerified: false,
} as const

const pretended = new Error('nobody has this address')

const unlessPretended = (error: unknown): void => {
  if (error !== pretended) throw error
}

/** A link is valid only for the user's current address. */
const isFor = ({ email }: { email: string }, person: User | undefined): person is User =>
  person?.isActive === true && person.email.toLowerCase() === email.toLowerCase()
