import type { FastifyRequest } from 'fastify'
import { isKnownPerson, type SignedInUser } from '#access/roles.ts'
import { type Routes, register, repeatableCall, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { endLinks } from '#features/auth/server/link-repository.ts'
import { deleteSessionsOf } from '#features/auth/server/repository.ts'
import {
  findGuestIdentity,
  lockGuestRequests,
  moveGuest,
} from '#features/consultations/server/guest-repository.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { addNote, findGuestPerson, findPerson } from '#features/people/server/repository.ts'
import { requestPapersOfClaimed } from '#features/questions/server/sending.ts'
import type { User } from '#features/users/schema.ts'
import { findUser, lockUser, updateUser } from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { type ComparedRecord, movedKinds, type OtherRecord } from '../schema.ts'
import { joinCalls } from './calls.ts'
import {
  countRecords,
  findGuestRequest,
  hasOpenConflict,
  hasOpenErasure,
  type Moved,
  moveRecords,
  type Owner,
} from './repository.ts'

/** Two records of one person become one (decision 63). */
export const joinRoutes: Routes = async (app) => {
  const on = register(app, joinCalls)

  on('GET /api/admin/people/:id/join', async ({ params, query }) => {
    if ((query.userId === undefined) === (query.requestId === undefined))
      invalidField('userId', 'val.generic.required')
    return compareRecords(app.db, params.id, query)
  })

  on('POST /api/admin/people/:id/join', { onRequest: requireRecentProof }, async (request) => {
    const { id } = request.params
    const actor = signedInUser(request)
    const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
      write: async (tx) => {
        await joinRecords(tx, request, { id, actor, other: request.body })
        return id
      },
      read: async (tx) => (await findPerson(tx, id)) ?? notFound(),
    })
    return answer
  })

  on('GET /api/admin/guests/:id/join', async ({ params, query }) => {
    const { requestId = invalidField('requestId', 'val.generic.required') } = query
    return compareGuests(app.db, params.id, requestId)
  })

  on('POST /api/admin/guests/:id/join', { onRequest: requireRecentProof }, async (request) => {
    const { id } = request.params
    const actor = signedInUser(request)
    const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
      write: async (tx) => {
        await joinGuests(tx, request, { id, actor, requestId: request.body.requestId })
        return id
      },
      read: async (tx) => (await findGuestPerson(tx, id, actor)) ?? notFound(),
    })
    return answer
  })
}

/** The account that stays and the record that joins it. */
const compareRecords = async (db: Database, id: number, other: OtherRecord) => {
  const stays = clientOrGone(await findUser(db, id))
  const joins = await findOther(db, other)
  return { stays: await describe(db, stays), joins: await describe(db, joins) }
}

const joinRecords = async (
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
  if (joins.userId === null)
    for (const requestId of moved.requests) await requestPapersOfClaimed(db, request, requestId)
  else {
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

type Other = Omit<ComparedRecord, 'counts'> & { username: string; guestId: number | null }

const findOther = async (db: Database, { userId, requestId = 0 }: OtherRecord): Promise<Other> => {
  if (userId !== undefined) {
    const found = (await findUser(db, userId)) ?? notFound()
    if (found.role !== 'client') throw new AppError('not_a_client', { detail: 'error.join.client' })
    return { ...found, userId, guestId: null, phone: found.phone ?? '' }
  }
  return findGuest(db, requestId)
}

const findGuest = async (db: Database, requestId: number): Promise<Other> => {
  const found = (await findGuestRequest(db, requestId)) ?? notFound()
  const { guestId } = found
  if (guestId === null) throw new AppError('not_a_guest', { detail: 'error.join.guest' })
  const { seenAt = null, sighting = null } = (await findGuestIdentity(db, guestId)) ?? {}
  const seen = { seenInPersonAt: seenAt, sighting }
  return { ...found, ...seen, guestId, userId: null, username: '', isVerified: false, isActive: true }
}

const ownerOf = ({ userId, guestId }: Pick<Other, 'userId' | 'guestId'>): Owner =>
  userId ?? (guestId === null ? notFound() : { guestId })

const describe = async (db: Database, record: User | Other): Promise<ComparedRecord> => {
  const owner = 'userId' in record ? ownerOf(record) : record.id
  const userId = typeof owner === 'number' ? owner : null
  return { ...record, userId, phone: record.phone ?? '', counts: await countRecords(db, owner) }
}

/** Two guests side by side, each known by one of their requests. */
const compareGuests = async (db: Database, id: number, requestId: number) => ({
  stays: await describe(db, await findGuest(db, id)),
  joins: await describe(db, await findGuest(db, requestId)),
})

/** The requests of the other guest become those of the first one. Private links stay, since each opens one request. */
const joinGuests = async (
  db: Database,
  request: FastifyRequest,
  { id, actor, requestId }: { id: number; actor: SignedInUser; requestId: number },
): Promise<void> => {
  const [stays, joins] = [await findGuest(db, id), await findGuest(db, requestId)]
  const [to, from] = [stays.guestId ?? notFound(), joins.guestId ?? notFound()]
  if (to === from) throw new AppError('same_record')
  // In the same order, so that two transactions never wait for each other.
  for (const each of [to, from].sort((a, b) => a - b)) await lockGuestRequests(db, each)
  if (await hasOpenConflict(db, [ownerOf(stays), ownerOf(joins)]))
    throw new AppError('conflict_open', { detail: 'error.join.conflict' })
  const moved = await moveGuest(db, from, to)
  for (const each of moved) await addHistory(db, each, actor.id, 'joined', null, String(id))
  await auditOf(request)(db, 'join', 'consultation', id, { requests: moved.join(',') })
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
