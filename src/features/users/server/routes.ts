import multipart from '@fastify/multipart'
import type * as z from 'zod/mini'
import type { SignedInUser } from '#access/roles.ts'
import { everyRow, listOptions, newestFirst, replyWithPage, sendCsv } from '#api/lists.ts'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { importUploads, previewImport, runImport } from '#features/imports/server/import.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { isAtWork } from '../rules.ts'
import { isReachable, type User, type UserChanges } from '../schema.ts'
import { userCalls } from './calls.ts'
import { type Invite, userImport } from './import.ts'
import { hashPassword, type StrictPasswords } from './password.ts'
import {
  countUsersByRole,
  createUser,
  deleteUser,
  findUser,
  hasOtherActiveAdmin,
  isNameOfOffice,
  listStaff,
  listUsers,
  refuseTakenName,
  updateUser,
  userSortFields,
} from './repository.ts'
import type { Departure } from './rules.ts'

/** The account of the current user. */
export const ownUserRoutes: Routes = async (app) => {
  const on = register(app, userCalls)

  on('PUT /api/user', async (request) => {
    const person = signedInUser(request)
    return app.db.transaction(async (tx) => {
      const row = (await updateUser(tx, person.id, request.body)) ?? notFound()
      const isAboutReach = 'contactPreference' in request.body || 'phone' in request.body
      const isRenamed = 'firstName' in request.body || 'lastName' in request.body
      if (isRenamed && person.role === 'client' && (await isNameOfOffice(tx, row)))
        invalidField('firstName', 'val.name.office')
      if (isAboutReach && !isReachable(row)) invalidField('phone', 'val.phone.forContact')
      // The language changes with each use of the language switch, which is not worth an audit entry.
      if (Object.keys(request.body).some((name) => name !== 'preferredLanguage'))
        await auditOf(request)(tx, 'update', 'user', row.id)
      return row
    })
  })
}

export const staffRoutes: Routes = async (app) => {
  const on = register(app, userCalls)

  on('GET /api/admin/staff', async () => listStaff(app.db))
}

/** Sessions, links and account mails belong to `auth`, a higher level, so they are injected. */
type Options = {
  /** Ends all sessions of a user except `exceptId`; returns their number. */
  endSessions: (db: Database, userId: number, exceptId?: number) => Promise<number>
  passwords: StrictPasswords
  /** Mails a link to set a password. */
  invite: Invite
  /** The same for a new user; returns the link where no mail is delivered. */
  inviteNew: (db: Database, person: User) => Promise<string | undefined>
  /** Ends sessions, except one, and links of the account, and notifies both addresses. */
  afterNewAddress: (
    db: Database,
    change: { before: User; after: User },
    exceptSession?: number,
  ) => Promise<void>
  departure: Departure
}

export const userAdminRoutes =
  ({ endSessions, passwords, invite, inviteNew, afterNewAddress, departure }: Options): Routes =>
  async (app) => {
    const on = register(app, userCalls)
    const kind = userImport(invite)

    await app.register(multipart, importUploads)

    on('POST /api/admin/users/import/preview', (request) => previewImport(request, kind))
    on('POST /api/admin/users/import', { onRequest: requireRecentProof }, (request) =>
      runImport(request, kind).catch(refuseTakenName),
    )

    on('GET /api/admin/users', async (request, reply) => {
      const page = await listUsers(app.db, listedBy(request.query))
      return replyWithPage(request, reply, request.query, page)
    })

    /** Personal data, so it is audited. */
    on('GET /api/admin/users.csv', { onRequest: requireRecentProof }, async (request, reply) => {
      const rows = await app.db.transaction(async (tx) => {
        await auditOf(request)(tx, 'export', 'user')
        return everyRow((page) => listUsers(tx, { ...listedBy(request.query), page }))
      })
      return sendCsv(reply, 'users.csv', csvRows(rows))
    })

    on('GET /api/admin/users/counts', async ({ query: { q, isActive } }) =>
      countUsersByRole(app.db, { q, isActive: stateOf(isActive) }),
    )

    on('GET /api/admin/users/:id', async ({ params }) => (await findUser(app.db, params.id)) ?? notFound())

    on('GET /api/admin/users/:id/open-work', async ({ params }) => {
      const { id } = (await findUser(app.db, params.id)) ?? notFound()
      return departure.describe(app.db, id)
    })

    // Editing an account can give control of it, so an open session is not enough.
    on('POST /api/admin/users', { onRequest: requireRecentProof }, async (request) => {
      const { password, invites, ...values } = request.body
      if (password)
        await passwords.refuseWeak('password', password, { ...values, role: values.role ?? 'client' })
      // An unknown random password, until an invitation replaces it.
      const passwordHash = await hashPassword(password ?? crypto.randomUUID())
      return app.db
        .transaction(async (tx) => {
          const row = await createUser(tx, {
            ...values,
            phone: values.phone ?? null,
            // A new user probably reads the language in which the admin works.
            preferredLanguage: values.preferredLanguage ?? request.language,
            password: passwordHash,
          })
          await auditOf(request)(tx, 'create', 'user', row.id)
          const invitationUrl = invites ? await inviteNew(tx, row) : undefined
          return { ...row, ...(invitationUrl && { invitationUrl }) }
        })
        .catch(refuseTakenName)
    })

    on('PUT /api/admin/users/:id', { onRequest: requireRecentProof }, async (request) => {
      const actor = signedInUser(request)
      return app.db
        .transaction(async (tx) => {
          const before = (await findUser(tx, request.params.id)) ?? notFound()
          const { successorId, ...changes } = request.body
          await refuseChange(tx, actor, before, changes)
          if (successorId !== undefined || (isAtWork(before) && !isAtWork({ ...before, ...changes })))
            await departure.handOver(tx, request, { userId: before.id, successorId })
          const row = await changeUser(tx, before, changes)
          // Users must log in again after their permissions change.
          if (row.role !== before.role || !row.isActive) await endSessions(tx, row.id)
          if (isNewAddress(before, row.email)) {
            // For the current user's own account, this session stays open.
            const ownSession = actor.id === row.id ? (request.sessionId ?? undefined) : undefined
            await afterNewAddress(tx, { before, after: row }, ownSession)
          }
          await auditOf(request)(tx, 'update', 'user', row.id)
          return row
        })
        .catch(refuseTakenName)
    })

    on('DELETE /api/admin/users/:id', { onRequest: requireRecentProof }, async (request) => {
      const actor = signedInUser(request)
      const { id } = request.params
      const { successorId } = request.query
      await app.db.transaction(async (tx) => {
        await refuseLosingAdmin(tx, actor, id)
        await departure.handOver(tx, request, { userId: id, successorId })
        if (!(await deleteUser(tx, id))) notFound()
        await auditOf(request)(tx, 'delete', 'user', id)
      })
    })

    on('DELETE /api/admin/users/:id/sessions', async (request) => {
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        const { firstName, lastName } = (await findUser(tx, id)) ?? notFound()
        const ended = await endSessions(tx, id)
        await auditOf(request)(tx, 'delete', 'session', id, {
          name: `${firstName} ${lastName}`,
          count: String(ended),
        })
      })
    })
  }

const exported = [
  'id',
  'createdAt',
  'username',
  'firstName',
  'lastName',
  'email',
  'phone',
  'role',
  'isActive',
  'isVerified',
  'preferredLanguage',
] as const

const csvRows = (rows: readonly User[]) => [
  exported,
  ...rows.map((row) =>
    exported.map((name) => (typeof row[name] === 'boolean' ? String(row[name]) : row[name])),
  ),
]

const stateOf = (isActive: 'all' | 'true' | 'false' | undefined): boolean | undefined =>
  isActive === undefined || isActive === 'all' ? undefined : isActive === 'true'

const listedBy = (query: z.output<(typeof userCalls)['GET /api/admin/users']['query']>) => ({
  role: query.role === 'all' ? undefined : query.role,
  isActive: stateOf(query.isActive),
  ...listOptions(query, userSortFields, newestFirst),
})

type Changes = Omit<UserChanges, 'successorId'>

const refuseChange = async (db: Database, actor: SignedInUser, before: User, changes: Changes) => {
  const losesAdmin = (changes.role !== undefined && changes.role !== 'admin') || changes.isActive === false
  if (before.role === 'admin' && losesAdmin) await refuseLosingAdmin(db, actor, before.id)
}

const changeUser = async (db: Database, before: User, changes: Changes) => {
  // A confirmation of the old address does not apply to the new one.
  const verified = isNewAddress(before, changes.email) ? { isVerified: false } : {}
  return (await updateUser(db, before.id, { ...changes, ...verified })) ?? notFound()
}

const isNewAddress = (before: User, email: string | undefined): boolean =>
  email !== undefined && email.toLowerCase() !== before.email.toLowerCase()

/** Admins may not remove themselves or the last admin (P4.7). */
const refuseLosingAdmin = async (db: Database, actor: SignedInUser, id: number): Promise<void> => {
  if (actor.id === id) throw new AppError('own_account')
  const target = (await findUser(db, id)) ?? notFound()
  if (target.role === 'admin' && !(await hasOtherActiveAdmin(db, id))) throw new AppError('last_admin')
}
