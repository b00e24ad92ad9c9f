import * as z from 'zod/mini'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { allow, requireRecentProof, requireSignIn, signedInUser } from '#http/guards.ts'
import { idParams, listQuery, pageOf, replyWithPage, sortOf } from '#http/lists.ts'
import {
  isReachable,
  profileChanges,
  staffMember,
  type User,
  type UserChanges,
  user,
  userChanges,
  userCounts,
  userFilter,
  userInput,
} from '../schema.ts'
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
  type UserSortField,
  updateUser,
  userSortFields,
} from './repository.ts'

const newestFirst = { field: 'createdAt', descending: true } as const

/** The account of whoever is logged in. */
export const ownUserRoutes: Routes = async (app) => {
  app.put(
    '/api/user',
    { onRequest: requireSignIn, schema: { body: profileChanges, response: { 200: user } } },
    async (request) => {
      const person = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const row = (await updateUser(tx, person.id, request.body)) ?? notFound()
        const isAboutReach = 'contactPreference' in request.body || 'phone' in request.body
        const isRenamed = 'firstName' in request.body || 'lastName' in request.body
        if (isRenamed && person.role === 'client' && (await isNameOfOffice(tx, row)))
          invalidField('firstName', 'val.name.office')
        if (isAboutReach && !isReachable(row)) invalidField('phone', 'val.phone.forContact')
        // The language alone changes with every switch at the top of a page.
        if (Object.keys(request.body).some((name) => name !== 'preferredLanguage'))
          await auditOf(request)(tx, 'update', 'user', row.id)
        return row
      })
    },
  )
}

export const staffRoutes: Routes = async (app) => {
  app.get(
    '/api/admin/staff',
    { onRequest: allow('consultations.manage'), schema: { response: { 200: z.array(staffMember) } } },
    async () => listStaff(app.db),
  )
}

/** Sessions, links of mail and what is told of an account are the business of `auth`. */
type Options = {
  /** Ends every session of a person but `keptId`, and tells how many there were. */
  endSessions: (db: Database, userId: number, keptId?: number) => Promise<number>
  endLinks: (
    db: Database,
    userId: number,
    purposes: ('password_reset' | 'email_verification' | 'email_change')[],
  ) => Promise<unknown>
  passwords: StrictPasswords
  /** To the address of before and to the new one. */
  tellOfNewAddress: (db: Database, before: User, after: User) => Promise<void>
}

export const userAdminRoutes =
  ({ endSessions, endLinks, passwords, tellOfNewAddress }: Options): Routes =>
  async (app) => {
    const adminsOnly = allow('users.manage')
    /** Whoever changes an account can take it over: an open session alone is not enough. */
    const provenAdminsOnly = [adminsOnly, requireRecentProof]

    app.get(
      '/api/admin/users',
      {
        onRequest: adminsOnly,
        schema: { querystring: z.extend(listQuery, userFilter.shape), response: { 200: z.array(user) } },
      },
      async (request, reply) => {
        const { role, isActive, q } = request.query
        const page = await listUsers(app.db, {
          role: role === 'all' ? undefined : role,
          isActive: stateOf(isActive),
          q,
          page: pageOf(request.query),
          sort: sortOf<UserSortField>(request.query, userSortFields, newestFirst),
        })
        return replyWithPage(request, reply, request.query, page)
      },
    )

    app.get(
      '/api/admin/users/counts',
      {
        onRequest: adminsOnly,
        schema: {
          querystring: z.object({ q: listQuery.shape.q, isActive: userFilter.shape.isActive }),
          response: { 200: userCounts },
        },
      },
      async ({ query: { q, isActive } }) => countUsersByRole(app.db, { q, isActive: stateOf(isActive) }),
    )

    app.get(
      '/api/admin/users/:id',
      { onRequest: adminsOnly, schema: { params: idParams, response: { 200: user } } },
      async ({ params }) => (await findUser(app.db, params.id)) ?? notFound(),
    )

    app.post(
      '/api/admin/users',
      { onRequest: provenAdminsOnly, schema: { body: userInput, response: { 201: user } } },
      async (request, reply) => {
        const { password, ...values } = request.body
        await passwords.refuseWeak('password', password, { ...values, role: values.role ?? 'client' })
        const passwordHash = await hashPassword(password)
        const created = await app.db
          .transaction(async (tx) => {
            const row = await createUser(tx, {
              ...values,
              phone: values.phone ?? null,
              password: passwordHash,
            })
            await auditOf(request)(tx, 'create', 'user', row.id)
            return row
          })
          .catch(refuseTakenName)
        return reply.code(201).send(created)
      },
    )

    app.put(
      '/api/admin/users/:id',
      {
        onRequest: provenAdminsOnly,
        schema: { params: idParams, body: userChanges, response: { 200: user } },
      },
      async (request) => {
        const actor = signedInUser(request)
        return app.db
          .transaction(async (tx) => {
            const before = (await findUser(tx, request.params.id)) ?? notFound()
            const row = await changeUser(tx, actor, before, request.body)
            // Whoever may do other things than before, or nothing, logs in anew.
            if (row.role !== before.role || !row.isActive) await endSessions(tx, row.id)
            if (isNewAddress(before, row.email)) {
              await endLinks(tx, row.id, ['password_reset', 'email_verification', 'email_change'])
              // Of the own account only this session goes on.
              await endSessions(
                tx,
                row.id,
                actor.id === row.id ? (request.sessionId ?? undefined) : undefined,
              )
              await tellOfNewAddress(tx, before, row)
            }
            await auditOf(request)(tx, 'update', 'user', row.id)
            return row
          })
          .catch(refuseTakenName)
      },
    )

    app.delete(
      '/api/admin/users/:id',
      { onRequest: provenAdminsOnly, schema: { params: idParams } },
      async (request, reply) => {
        const actor = signedInUser(request)
        const { id } = request.params
        await app.db.transaction(async (tx) => {
          await refuseLosingAdmin(tx, actor, id)
          if (!(await deleteUser(tx, id))) notFound()
          await auditOf(request)(tx, 'delete', 'user', id)
        })
        return reply.code(204).send()
      },
    )

    app.delete(
      '/api/admin/users/:id/sessions',
      { onRequest: adminsOnly, schema: { params: idParams, summary: 'Log a person out everywhere' } },
      async (request, reply) => {
        const { id } = request.params
        await app.db.transaction(async (tx) => {
          const { firstName, lastName } = (await findUser(tx, id)) ?? notFound()
          const ended = await endSessions(tx, id)
          await auditOf(request)(tx, 'delete', 'session', id, {
            name: `${firstName} ${lastName}`,
            count: String(ended),
          })
        })
        return reply.code(204).send()
      },
    )
  }

const stateOf = (isActive: 'all' | 'true' | 'false' | undefined): boolean | undefined =>
  isActive === undefined || isActive === 'all' ? undefined : isActive === 'true'

const changeUser = async (db: Database, actor: SignedInUser, before: User, changes: UserChanges) => {
  const losesAdmin = (changes.role !== undefined && changes.role !== 'admin') || changes.isActive === false
  if (before.role === 'admin' && losesAdmin) await refuseLosingAdmin(db, actor, before.id)
  // That the mailbox before it was theirs says nothing of this one.
  const verified = isNewAddress(before, changes.email) ? { isVerified: false } : {}
  return (await updateUser(db, before.id, { ...changes, ...verified })) ?? notFound()
}

const isNewAddress = (before: User, email: string | undefined): boolean =>
  email !== undefined && email.toLowerCase() !== before.email.toLowerCase()

/** Nobody removes themselves or the last admin (P4.7). */
const refuseLosingAdmin = async (db: Database, actor: SignedInUser, id: number): Promise<void> => {
  if (actor.id === id) throw new AppError('own_account')
  const target = (await findUser(db, id)) ?? notFound()
  if (target.role === 'admin' && !(await hasOtherActiveAdmin(db, id))) throw new AppError('last_admin')
}
