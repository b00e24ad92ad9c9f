import type { FastifyRequest } from 'fastify'
import { isKnownPerson, type SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { endLinks } from '#features/auth/server/link-repository.ts'
import { deleteSessionsOf } from '#features/auth/server/repository.ts'
import { addNote } from '#features/people/server/note-repository.ts'
import type { User } from '#features/users/schema.ts'
import { findUser, lockUser, updateUser } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { type ComparedRecord, movedKinds, type OtherRecord } from '../schema.ts'
import { type Moved, moveRecords } from './move-repository.ts'
import { countRecords, findGuestRequest, hasOpenConflict, hasOpenErasure, type Owner } from './repository.ts'

/** The account that stays and the record that joins it. */
export const compareRecords = async (db: Database, id: number, other: OtherRecord) => {
  const stays = clientOrGone(await findUser(db, id))
  const joins = await findOther(db, other)
  return { stays: await describe(db, stays), joins: await describe(db, joins) }
}

export const joinRecords = async (
  db: Database,
  request: FastifyRequest,
  { id, actor, other }: { id: number; actor: SignedInUser; other: OtherRecord },
): Promise<void> => {
  // In the same order, so that two transactions never wait for each other.
  for (const each of [id, other.userId ?? id].sort((a, b) => a - b)) await lockUser(db, each)
  const stays = clientOrGone(await findUser(db, id))
  const joins = await findOther(db, other)
  await refuseJoin(db, stays, joins)
  const moved = await moveRecords(db, { from: ownerOf(joins), to: id, actorId: actor.id })
  if (joins.userId !== null) {
    await updateUser(db, joins.userId, { isActive: false })
    await deleteSessionsOf(db, joins.userId)
    await endLinks(db, joins.userId, ['password_reset', 'invitation', 'email_verification', 'email_change'])
  }
  // The whole office reads the note, so it contains nothing about requests, which may be restricted. The log has the ids.
  if (joins.userId !== null)
    await addNote(db, { userId: id, authorId: actor.id, text: noteOf(request, joins) })
  await auditOf(request)(db, 'join', 'user', id, {
    joined: joins.userId === null ? null : String(joins.userId),
    ...Object.fromEntries(namedIn(moved).map(([kind, ids]) => [kind, ids.join(',')])),
  })
}

/** Only clients are joined; another user is treated as unknown. */
const clientOrGone = (found: User | undefined): User => (found?.role === 'client' ? found : notFound())

type Other = Omit<ComparedRecord, 'counts'> & { username: string }

const findOther = async (db: Database, { userId, requestId = 0 }: OtherRecord): Promise<Other> => {
  if (userId !== undefined) {
    const found = (await findUser(db, userId)) ?? notFound()
    if (found.role !== 'client') throw new AppError('not_a_client', { detail: 'error.join.client' })
    return { ...found, userId, phone: found.phone ?? '' }
  }
  const found = (await findGuestRequest(db, requestId)) ?? notFound()
  if (found.userId !== null) throw new AppError('not_a_guest', { detail: 'error.join.guest' })
  const guest = { userId: null, username: '', isVerified: false, seenInPersonAt: null, isActive: true }
  return { ...found, ...guest }
}

const ownerOf = ({ userId, email, phone }: Pick<Other, 'userId' | 'email' | 'phone'>): Owner =>
  userId ?? { email, phone }

const describe = async (db: Database, record: User | Other): Promise<ComparedRecord> => {
  const userId = 'userId' in record ? record.userId : record.id
  const { phone, ...shown } = { ...record, userId, phone: record.phone ?? '' }
  return { ...shown, phone, counts: await countRecords(db, ownerOf({ ...shown, phone })) }
}

const refuseJoin = async (db: Database, stays: User, joins: Other): Promise<void> => {
  if (stays.id === joins.userId) throw new AppError('same_record')
  if (!stays.isActive) throw new AppError('inactive_account')
  // The records become visible in the portal of this account.
  if (!isKnownPerson(stays)) throw new AppError('unverified_client', { detail: 'error.join.unverified' })
  if (await hasOpenErasure(db, [stays.id, joins.userId ?? stays.id]))
    throw new AppError('erasure_open', { detail: 'error.join.erasure' })
  if (await hasOpenConflict(db, [stays.id, ownerOf(joins)]))
    throw new AppError('conflict_open', { detail: 'error.join.conflict' })
}

const namedIn = (moved: Moved) =>
  movedKinds.map((kind) => [kind, moved[kind]] as const).filter(([, ids]) => ids.length > 0)

/** Describes the account that joined. */
const noteOf = (
  request: FastifyRequest,
  { userId, username, firstName, lastName, email, phone }: Other,
): string =>
  translateIn[request.language]('join.note.account', {
    id: String(userId),
    username,
    name: `${firstName} ${lastName}`.trim(),
    contact: email || phone,
  })
