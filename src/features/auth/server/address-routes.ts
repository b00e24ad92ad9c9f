import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { withdrawMail } from '#features/outbox/server/order-repository.ts'
import type { User } from '#features/users/schema.ts'
import {
  findUser,
  findUserByEmail,
  lockUser,
  refuseTakenName,
  updateUser,
} from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { limitLinkReads, limitPerMinute } from '#http/rate-limit.ts'
import { linkHours } from '../schema.ts'
import { type AccountMails, addressChangeTopic } from './account-mails.ts'
import { authCalls } from './calls.ts'
import { originOf } from './cookies.ts'
import { createLink, endLinks, findLink, findOpenLink, refusedLink, takeLink } from './link-repository.ts'
import { restoreAddress } from './office-address.ts'
import { askPassword } from './password-failures.ts'
import { countAttempt } from './repository.ts'

const purposes = ['email_verification', 'email_change', 'address_objection'] as const

/** Sends the verification mail of a new account, and resends it on request. */
export const sendVerification = async (db: Database, mails: AccountMails, person: User): Promise<void> => {
  const { id: userId, email } = person
  const token = await createLink(db, { purpose: 'email_verification', userId, email, hours: linkHours })
  await mails.verification(db, person, token)
}

/**
 * Confirms addresses by a link in a mail. The page behind the link needs a click on a button, because mail
 * scanners follow links.
 */
export const addressRoutes =
  ({ mails }: { mails: AccountMails }): Routes =>
  async (app) => {
    const on = register(app, authCalls)

    on('GET /api/email/verify', { onRequest: limitLinkReads }, async ({ query }) => {
      const found = await findLink(app.db, purposes, query.token)
      const person = found?.userId ? await findUser(app.db, found.userId) : undefined
      if (!found || !person)
        return { state: 'unknown' as const, email: null, username: null, ...kindOf(undefined) }
      return {
        state: found.state === 'open' && !isFor(found, person) ? ('expired' as const) : found.state,
        email: found.email,
        username: person.username,
        ...kindOf(found.purpose),
      }
    })

    on('POST /api/email/verify', { onRequest: limitPerMinute('address links', 30) }, async (request) => {
      const { token } = request.body
      return app.db
        .transaction(async (tx) => {
          const link = await takeLink(tx, purposes, token)
          if (!link) throw refusedLink((await findLink(tx, purposes, token))?.state)
          const person = link.userId === null ? undefined : await lockUser(tx, link.userId)
          if (!person || !isFor(link, person)) throw refusedLink('expired')
          const kind = kindOf(link.purpose)
          if (kind.isObjection) {
            await restoreAddress(tx, mails, { before: person, address: link.email })
            await auditOf(request, person)(tx, 'restore', 'user', person.id, { field: 'email' })
            return { email: link.email, ...kind }
          }
          const { isChange } = kind
          await updateUser(tx, person.id, { isVerified: true, ...(isChange && { email: link.email }) })
          if (isChange) {
            // Links that were sent to an old mailbox must no longer work. The owner has proved password and mailbox.
            await endLinks(tx, person.id, [
              'password_reset',
              'invitation',
              'email_verification',
              'address_objection',
            ])
            await mails.addressChanged(tx, person, person.email)
          }
          await auditOf(request, person)(tx, isChange ? 'update' : 'verify', 'user', person.id, {
            field: 'email',
          })
          return { email: link.email, ...kind }
        })
        .catch(refuseTakenName)
    })

    on('GET /api/user/email', async (request) => {
      const { id, email, isVerified } = signedInUser(request)
      return {
        email,
        isVerified,
        pendingEmail: (await findOpenLink(app.db, id, 'email_change'))?.email ?? null,
      }
    })

    on('POST /api/user/email', { onRequest: limitPerMinute('address change', 20) }, async (request) => {
      const person = signedInUser(request)
      const { email, currentPassword } = request.body
      await askPassword(request, currentPassword)
      const { count, secondsLeft } = await countAttempt(app.db, `address change ${person.id}`, 60 * 60)
      if (count > maxAddressChanges * app.rateLimitScale)
        throw new AppError('too_many', { retryAfter: secondsLeft })
      if (email === person.email.toLowerCase()) invalidField('email', 'val.email.same')
      const origin = originOf(request)
      await app.db.transaction(async (tx) => {
        const reader = (await lockUser(tx, person.id)) ?? notFound()
        const token = await createLink(tx, {
          purpose: 'email_change',
          userId: person.id,
          email,
          hours: linkHours,
        })
        // The response does not reveal whether the address has an account.
        const owner = await findUserByEmail(tx, email)
        if (owner) await mails.addressTaken(tx, owner)
        else await mails.addressChange(tx, reader, email, token)
        await mails.addressChangeRequested(tx, reader, origin)
        await auditOf(request)(tx, 'askAddress', 'user', person.id)
      })
      return { email: person.email, isVerified: person.isVerified, pendingEmail: email }
    })

    on('DELETE /api/user/email', async (request) => {
      const person = signedInUser(request)
      await app.db.transaction(async (tx) => {
        if ((await endLinks(tx, person.id, ['email_change'])) === 0) notFound()
        await withdrawMail(tx, person.id, addressChangeTopic)
        await auditOf(request)(tx, 'withdraw', 'user', person.id, { field: 'email' })
      })
    })

    on('POST /api/user/email/verification', async (request) => {
      const person = signedInUser(request)
      const { count, secondsLeft } = await countAttempt(app.db, `verification mail ${person.id}`, 5 * 60)
      if (count > maxVerificationMails * app.rateLimitScale)
        throw new AppError('too_many', { retryAfter: secondsLeft })
      await app.db.transaction(async (tx) => {
        const reader = (await lockUser(tx, person.id)) ?? notFound()
        if (reader.isVerified) throw new AppError('already_verified')
        await sendVerification(tx, mails, reader)
        await auditOf(request)(tx, 'askVerification', 'user', person.id)
      })
      return { email: person.email }
    })
  }

/** The limit per five minutes. */
const maxVerificationMails = 3

/** The limit per hour. Each mail goes to an address that may belong to a stranger. */
const maxAddressChanges = 5

const kindOf = (purpose: string | undefined) => ({
  isChange: purpose === 'email_change',
  ...(purpose === 'address_objection' && { isObjection: true }),
})

/** A verification link must match the user's current address; other links have a different one. */
const isFor = (link: { purpose: string; email: string }, person: User): boolean =>
  person.isActive &&
  (link.purpose !== 'email_verification' || link.email.toLowerCase() === person.email.toLowerCase())
