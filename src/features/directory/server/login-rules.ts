import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { deleteSessionsOf } from '#features/auth/server/repository.ts'
import { type User, userLine } from '#features/users/schema.ts'
import { nameUsers, splitName } from '#features/users/server/import.ts'
import { hashPassword } from '#features/users/server/password.ts'
import {
  createUser,
  findUserByEmail,
  hasOtherActiveAdmin,
  lockUser,
  updateUser,
} from '#features/users/server/repository.ts'
import type { ProviderOptions } from '../provider-options.ts'
import { addressIn, nameIn, namesIn, shownNameIn, verifiedAddressIn } from './claims.ts'
import { LoginFault } from './faults.ts'
import { roleByGroups } from './groups-rules.ts'
import type { Claims } from './provider.ts'
import { createIdentity, findExpectedUserId, findUserIdOf, noteUse } from './repository.ts'

type Login = { request: FastifyRequest; options: ProviderOptions; claims: Claims }

/**
 * Finds, links or creates the account of a person whom the directory has identified. Call it in a transaction. A refusal
 * is returned, not thrown, because sessions that it ends must stay ended.
 */
export const admit = async (tx: Database, login: Login): Promise<User | LoginFault> => {
  const { options, claims } = login
  const refuse = (reason: LoginFault['reason']) => new LoginFault(reason, shownNameIn(claims) ?? claims.sub)
  const role = roleByGroups(claims, options)
  const subject = { issuer: claims.iss, subject: claims.sub }
  const linkedId = await findUserIdOf(tx, subject)
  const userId = linkedId ?? (await findExpectedUserId(tx, namesIn(claims)))
  const person = userId === undefined ? undefined : await lockUser(tx, userId)
  if (role === 'leftOut') return refuse('groupsLeftOut')
  if (role === 'none') {
    // A name that an admin has written is no identity yet, so it ends no session.
    if (person && linkedId !== undefined) await deleteSessionsOf(tx, person.id)
    return refuse('group')
  }
  if (!person) {
    if (role === undefined || options.staffGroup === undefined) return refuse('unknown')
    return addMember(tx, login, role, refuse)
  }
  if (!person.isActive) return refuse('inactive')
  if (person.role === 'client') return refuse('notOffice')
  if (linkedId === undefined && !(await link(tx, login, person))) return refuse('linkedElsewhere')
  await noteUse(tx, subject, shownNameIn(claims))
  return options.adminGroup !== undefined && role ? followRole(tx, login, person, role) : person
}

/** Links an account to an identity. False if one of them has a link already. */
export const link = async (tx: Database, { request, claims }: Login, person: User): Promise<boolean> => {
  const identity = { issuer: claims.iss, subject: claims.sub, name: shownNameIn(claims) }
  if (!(await createIdentity(tx, { ...identity, userId: person.id }))) return false
  const name = identity.name ?? ''
  await auditOf(request, person)(tx, 'create', 'directoryIdentity', person.id, { name })
  return true
}

/** The group of admins decides about the role, except for the last admin. */
const followRole = async (
  tx: Database,
  { request }: Login,
  person: User,
  role: 'admin' | 'staff',
): Promise<User> => {
  if (person.role === role) return person
  if (role === 'staff' && !(await hasOtherActiveAdmin(tx, person.id))) return person
  const changed = (await updateUser(tx, person.id, { role })) ?? person
  await deleteSessionsOf(tx, person.id)
  await auditOf(request, person)(tx, 'update', 'user', person.id, { field: 'role', role, way: 'directory' })
  return changed
}

/** A new account for a member of the office. Its password is random, until its owner sets one by mail. */
const addMember = async (
  tx: Database,
  login: Login,
  role: 'admin' | 'staff',
  refuse: (reason: LoginFault['reason']) => LoginFault,
): Promise<User | LoginFault> => {
  const { request, claims } = login
  const { firstName = '', lastName = '' } = splitName(nameIn(claims)) ?? {}
  const email = addressIn(claims)
  const typed = {
    email,
    firstName: firstName || email?.split('@')[0],
    lastName: lastName || firstName || '-',
  }
  const line = userLine.safeParse({ ...typed, role: 'staff' })
  if (!line.success) return refuse('noAddress')
  if (await findUserByEmail(tx, line.data.email)) return refuse('addressTaken')
  const [named = { ...line.data, username: line.data.email }] = await nameUsers(tx, [line.data])
  const person = await createUser(tx, {
    username: named.username,
    email: named.email,
    firstName: named.firstName,
    lastName: named.lastName,
    role,
    isVerified: verifiedAddressIn(claims)?.toLowerCase() === named.email,
    preferredLanguage: request.language,
    password: await hashPassword(crypto.randomUUID()),
  })
  await auditOf(request, person)(tx, 'create', 'user', person.id, { way: 'directory' })
  await link(tx, login, person)
  await noteUse(tx, { issuer: claims.iss, subject: claims.sub }, shownNameIn(claims))
  return person
}
