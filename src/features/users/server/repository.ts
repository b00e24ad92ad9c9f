import { and, asc, count, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#access/roles.ts'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { uniqueViolation } from '#db/errors.ts'
import { containsText, inOrder, insertedRow, readPage, updateVersioned } from '#db/rows.ts'
import { phoneInQuery } from '#fields/number-in-query.ts'
import { AppError } from '#http/errors.ts'
import type { StaffMember, User, UserCounts } from '../schema.ts'
import { sightingOfUser } from './identity-repository.ts'
import { fullName, mailbox, users, worksHere } from './table.ts'

/** All columns except the password hash and the search text. */
const shown = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  role: users.role,
  registrationReason: users.registrationReason,
  isActive: users.isActive,
  isVerified: users.isVerified,
  verifiedAt: users.verifiedAt,
  seenInPersonAt: users.seenInPersonAt,
  sighting: sightingOfUser,
  preferredLanguage: users.preferredLanguage,
  contactPreference: users.contactPreference,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

export const userSortFields = ['createdAt', 'firstName', 'username', 'email', 'role'] as const
export type UserSortField = (typeof userSortFields)[number]

type UserSelection = { role?: Role | undefined; isActive?: boolean | undefined; q?: string | undefined }

const matching = ({ role, isActive, q }: UserSelection): SQL | undefined =>
  and(
    role && eq(users.role, role),
    isActive === undefined ? undefined : eq(users.isActive, isActive),
    or(containsText(users.searchText, q), containsText(users.searchText, phoneInQuery(q))),
  )

export const listUsers = async (
  db: Database,
  { page, sort, ...selection }: UserSelection & { page: Page; sort: Sort<UserSortField> },
): Promise<PageOf<User>> => {
  const list = { where: matching(selection), order: inOrder(users, sort), page }
  return readPage(db, users, list, db.select(shown).from(users))
}

export const countUsersByRole = async (
  db: Database,
  selection: Omit<UserSelection, 'role'>,
): Promise<UserCounts> => {
  const rows = await db
    .select({ role: users.role, total: count() })
    .from(users)
    .where(matching(selection))
    .groupBy(users.role)
  const counts: UserCounts = { all: 0, admin: 0, staff: 0, client: 0 }
  for (const { role, total } of rows) {
    counts[role] = total
    counts.all += total
  }
  return counts
}

export const findUser = async (db: Database, id: number): Promise<User | undefined> => {
  const [found] = await db.select(shown).from(users).where(eq(users.id, id))
  return found
}

export const listUsersByIds = (db: Database, ids: readonly number[]): Promise<User[]> =>
  db
    .select(shown)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))

/** The address and language for mail to a user; undefined if deactivated. */
export const findMailbox = async (db: Database, id: number) => {
  const [found] = await db
    .select(mailbox)
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)))
  return found
}

/** The mailboxes of all admins who may log in. */
export const listAdminMailboxes = (db: Database) =>
  db
    .select(mailbox)
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))

/** Whether mail to an active admin goes to this address. */
export const hasAdminAt = async (db: Database, email: string): Promise<boolean> =>
  (await db.$count(
    users,
    and(eq(users.role, 'admin'), eq(users.isActive, true), eq(sql`lower(${users.email})`, email)),
  )) > 0

/** The hash for users who change their own password. */
export const findPasswordHash = async (db: Database, id: number): Promise<string | undefined> => {
  const [found] = await db.select({ password: users.password }).from(users).where(eq(users.id, id))
  return found?.password
}

/** Includes the password hash, for logins only. Usernames compare without case (P4.7). */
export const findUserForLogin = async (db: Database, username: string) => {
  const [found] = await db
    .select({ ...shown, password: users.password })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
  return found
}

/** Addresses compare without case. */
export const findUserByEmail = async (db: Database, email: string): Promise<User | undefined> => {
  const [found] = await db
    .select(shown)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return found
}

/** Locks the row until the end of the transaction. */
export const lockUser = async (db: Database, id: number): Promise<User | undefined> => {
  const [found] = await db.select(shown).from(users).where(eq(users.id, id)).for('update')
  return found
}

/** Active staff and admins, sorted by name: consultations can be assigned to them (P4.22). */
export const listStaff = (db: Database) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role })
    .from(users)
    .where(worksHere())
    .orderBy(asc(users.firstName), asc(users.lastName))

/** Whether the user is an active member of staff or admin. */
export const isStaff = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, id), worksHere()))) > 0

/**
 * An active member of staff, or undefined. Locked until the transaction ends, so that a departure includes
 * newly assigned work in its handover.
 */
export const holdStaff = async (db: Database, id: number): Promise<StaffMember | undefined> => {
  const [found] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role })
    .from(users)
    .where(and(eq(users.id, id), worksHere()))
    .for('share')
  return found
}

/** All office accounts, including inactive ones. */
export const listOfficeAccounts = (db: Database): Promise<User[]> =>
  db
    .select(shown)
    .from(users)
    .where(inArray(users.role, ['admin', 'staff']))
    .orderBy(asc(users.role), asc(users.username))

export type NewUser = typeof users.$inferInsert

export const createUser = async (db: Database, values: NewUser): Promise<User> => {
  const created = await db
    .insert(users)
    .values({ ...values, ...(values.isVerified && { verifiedAt: sql`now()` }) })
    .returning(shown)
  const user = insertedRow(created)
  await refuseReserved(db, user)
  return user
}

/**
 * Refuses an address from which another user may still object to a correction, as a taken one. Call it after the
 * write, which waits for a correction at the same time.
 */
const refuseReserved = async (db: Database, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> => {
  const { rows } = await db.execute(sql`select 1 from tokens where lower(email) = lower(${email})
    and purpose = 'address_objection' and user_id <> ${id} and used_at is null and expires_at > now() limit 1`)
  if (rows.length > 0) throw taken('email', 'val.email.taken')
}

/** The time of the first confirmation of an address; later ones do not change it. */
const sinceWhen = ({ isVerified }: Partial<NewUser>) => {
  if (isVerified === undefined) return {}
  const firstTime = sql<string>`case when ${users.isVerified} then ${users.verifiedAt} else now() end`
  return { verifiedAt: isVerified ? firstTime : null }
}

/** Throws `StaleError` if the user was saved since the `updatedAt` that the editor has read. */
export const updateUser = async (
  db: Database,
  id: number,
  changes: Partial<NewUser> & { updatedAt?: string | undefined },
): Promise<User | undefined> => {
  if (!(await updateVersioned(db, users, id, { ...changes, ...sinceWhen(changes) }))) return undefined
  const user = await findUser(db, id)
  if (user && changes.email !== undefined) await refuseReserved(db, user)
  return user
}

/** The user's texts stay, without a name (P4.7): foreign keys are set to null. */
export const deleteUser = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return deleted.length > 0
}

export const countAdmins = async (db: Database): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(users).where(eq(users.role, 'admin'))
  return row?.total ?? 0
}

/**
 * Locks the rows of all active admins and checks whether another than `id` remains. If two admins demote each
 * other concurrently, the second one waits here and is refused.
 */
export const hasOtherActiveAdmin = async (db: Database, id: number): Promise<boolean> => {
  const isActiveAdmin: SQL | undefined = and(eq(users.role, 'admin'), eq(users.isActive, true))
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(isActiveAdmin)
    .orderBy(users.id)
    .for('update')
  return admins.some((admin) => admin.id !== id)
}

/** Whether two names look alike. */
export const looksLike = (name: string | SQL, other: string | SQL) =>
  sql`look_of(${name}) = look_of(${other})`

/** Whether an office account has a similar-looking name. */
export const isNameOfOffice = async (
  db: Database,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<boolean> => {
  const namesakes = await db.$count(
    users,
    and(ne(users.role, 'client'), looksLike(`${firstName} ${lastName}`, fullName(users))),
  )
  return namesakes > 0
}

/** For `catch` after a write: reports a taken username or address at its field, with 409. */
export const refuseTakenName = (error: unknown): never => {
  const constraint = uniqueViolation(error)
  // A name that looks like an existing one counts as taken.
  if (constraint === 'users_username_unique' || constraint === 'users_skeleton_unique')
    throw taken('username', 'val.username.taken')
  if (constraint === 'users_email_unique') throw taken('email', 'val.email.taken')
  throw error
}

const taken = (field: string, message: string) =>
  new AppError('taken', { detail: message, errors: [{ field, message }] })
