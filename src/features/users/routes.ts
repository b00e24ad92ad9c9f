import * as z from 'zod/mini'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, notFound, stale } from '#http/errors.ts'
import { allow, requireSignIn, signedInUser } from '#http/guards.ts'
import { idParams, listQuery, pageOf, replyWithPage, sortOf } from '#http/lists.ts'
import { hashPassword } from './password.ts'
import {
  createUser,
  deleteUser,
  findUser,
  hasOtherActiveAdmin,
  listStaff,
  listUsers,
  refuseTakenName,
  type UserSortField,
  updateUser,
  userSortFields,
} from './repository.ts'
import {
  profileChanges,
  staffMember,
  type UserChanges,
  user,
  userChanges,
  userFilter,
  userInput,
} from './schema.ts'

const newestFirst = { field: 'createdAt', descending: true } as const

/** The account of whoever is logged in. */
export const ownUserRoutes: Routes = async (app) => {
  app.put(
    '/api/user',
    { onRequest: requireSignIn, schema: { body: profileChanges, response: { 200: user } } },
    async (request) => (await updateUser(app.db, signedInUser(request).id, request.body)) ?? notFound(),
  )
}

export const staffRoutes: Routes = async (app) => {
  app.get(
    '/api/admin/staff',
    { onRequest: allow('consultations.manage'), schema: { response: { 200: z.array(staffMember) } } },
    async () => listStaff(app.db),
  )
}

export const userAdminRoutes: Routes = async (app) => {
  const adminsOnly = allow('users.manage')

  app.get(
    '/api/admin/users',
    {
      onRequest: adminsOnly,
      schema: { querystring: z.extend(listQuery, userFilter.shape), response: { 200: z.array(user) } },
    },
    async (request, reply) => {
      const { role, q } = request.query
      const page = await listUsers(app.db, {
        role: role === 'all' ? undefined : role,
        q,
        page: pageOf(request.query),
        sort: sortOf<UserSortField>(request.query, userSortFields, newestFirst),
      })
      return replyWithPage(request, reply, request.query, page)
    },
  )

  app.post(
    '/api/admin/users',
    { onRequest: adminsOnly, schema: { body: userInput, response: { 201: user } } },
    async (request, reply) => {
      const { password, ...values } = request.body
      const passwordHash = await hashPassword(password)
      const created = await app.db
        .transaction(async (tx) => {
          const row = await createUser(tx, { ...values, phone: values.phone ?? null, password: passwordHash })
          await recordAudit(tx, entryFor(signedInUser(request), 'create', row.id, request.ip))
          return row
        })
        .catch(refuseTakenName)
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/api/admin/users/:id',
    { onRequest: adminsOnly, schema: { params: idParams, body: userChanges, response: { 200: user } } },
    async (request) => {
      const actor = signedInUser(request)
      return app.db
        .transaction(async (tx) => {
          const row = await changeUser(tx, actor, request.params.id, request.body)
          await recordAudit(tx, entryFor(actor, 'update', row.id, request.ip))
          return row
        })
        .catch(refuseTakenName)
    },
  )

  app.delete(
    '/api/admin/users/:id',
    { onRequest: adminsOnly, schema: { params: idParams } },
    async (request, reply) => {
      const actor = signedInUser(request)
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        await refuseLosingAdmin(tx, actor, id)
        if (!(await deleteUser(tx, id))) notFound()
        await recordAudit(tx, entryFor(actor, 'delete', id, request.ip))
      })
      return reply.code(204).send()
    },
  )
}

const changeUser = async (
  db: Database,
  actor: SignedInUser,
  id: number,
  { updatedAt, ...changes }: UserChanges,
) => {
  const current = (await findUser(db, id)) ?? notFound()
  const losesAdmin = (changes.role !== undefined && changes.role !== 'admin') || changes.isActive === false
  if (current.role === 'admin' && losesAdmin) await refuseLosingAdmin(db, actor, id)
  return (await updateUser(db, id, changes, updatedAt)) ?? stale()
}

/** Nobody removes themselves or the last admin (decision 4.7). */
const refuseLosingAdmin = async (db: Database, actor: SignedInUser, id: number): Promise<void> => {
  if (actor.id === id) throw new AppError('conflict', { detail: 'error.ownAccount' })
  const target = (await findUser(db, id)) ?? notFound()
  if (target.role === 'admin' && !(await hasOtherActiveAdmin(db, id)))
    throw new AppError('conflict', { detail: 'error.lastAdmin' })
}

const entryFor = (
  actor: SignedInUser,
  action: 'create' | 'update' | 'delete',
  entityId: number,
  ipAddress: string,
) => ({
  actor,
  action,
  entity: 'user' as const,
  entityId,
  ipAddress,
})
