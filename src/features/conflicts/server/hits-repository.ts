import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { mayListConsultation, mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { conflictsWith, searchedFor } from '../rules.ts'
import type { ConflictHit } from '../schema.ts'
import type { FoundKind, HitReason, PartyRole } from '../values.ts'
import { type Identity, senderAmong } from './names/similarity.ts'
import { findNames } from './names-repository.ts'
import { noPeriod, type Period, periodsOf } from './periods-repository.ts'
import { consultationParties } from './table.ts'

const maxOfOne = 40
/** Similar names are numerous, and none of them needs a decision. */
const maxSimilarOfOne = 10

/** A person or company of the request to search for. */
type SearchedParty = { key: string; role: PartyRole; names: string[]; numberHash: string | null }

/** A hit with all details, before the reader's permissions are applied. */
export type Hit = {
  /** Identifies both sides of the hit; stays the same until either of them is edited. */
  key: string
  name: string
  role: PartyRole
  kind: FoundKind
  subjectId: number
  foundName: string
  foundRole: PartyRole | null
  consultationId: number | null
  reason: HitReason
  likeness: number
  /** Whether one side is a client. Only a client can consent. */
  isWithClient: boolean
} & Period

/** Possible conflicts, the most likely first. Call `keyNames` before. */
export const findHits = async (db: Database, consultationId: number): Promise<Hit[]> =>
  (await findHitsAndSimilar(db, consultationId)).hits

/**
 * Conflicts and, only to be shown, similar names and hits whose years have ended: those of past clients and
 * former employers.
 */
export const findHitsAndSimilar = async (
  db: Database,
  consultationId: number,
): Promise<{ hits: Hit[]; similar: Hit[]; past: Hit[] }> => {
  const sender = await findSender(db, consultationId)
  if (!sender) return { hits: [], similar: [], past: [] }
  const searched = [sender.searched, ...(await partiesToCheck(db, consultationId))]
  const hits: Hit[] = []
  for (const each of searched) hits.push(...(await hitsOf(db, each, { consultationId, sender })))
  hits.sort((one, other) => other.likeness - one.likeness)
  const same = hits.filter((hit) => !isSimilar(hit))
  const periodOf = await periodsOf(db, same)
  const today = todayInRiyadh(new Date())
  const dated = same.map((hit): Hit => ({ ...hit, ...periodOf(hit) }))
  const isOver = ({ endsOn }: Hit) => endsOn !== null && endsOn < today
  return {
    hits: dated.filter((hit) => !isOver(hit)),
    similar: hits.filter(isSimilar),
    past: dated.filter(isOver),
  }
}

const isSimilar = ({ reason }: Hit): boolean => reason === 'similar'

type Sender = Identity & { searched: SearchedParty }
type About = { consultationId: number; sender: Sender }

/** The sender of the request, by the name in it and the name of the account. */
const findSender = async (db: Database, id: number): Promise<Sender | undefined> => {
  const [row] = await db
    .select({
      userId: consultations.userId,
      guestId: consultations.guestId,
      email: consultations.email,
      phone: consultations.phone,
      name: sql<string>`${consultations.firstName} || ' ' || ${consultations.lastName}`,
      account: fullName(users),
    })
    .from(consultations)
    .leftJoin(users, eq(users.id, consultations.userId))
    .where(eq(consultations.id, id))
  if (!row) return undefined
  const names = [...new Set([row.name, row.account ?? row.name])]
  return { ...row, searched: { key: 'sender', role: 'client', names, numberHash: null } }
}

const partiesToCheck = async (db: Database, consultationId: number): Promise<SearchedParty[]> => {
  const rows = await db
    .select()
    .from(consultationParties)
    .where(eq(consultationParties.consultationId, consultationId))
    .orderBy(consultationParties.id)
  return rows.map(({ id, role, nameArabic, nameLatin, numberHash }) => ({
    key: `party:${id}`,
    role,
    names: [nameArabic, nameLatin].filter(Boolean),
    numberHash,
  }))
}

const hitsOf = async (db: Database, searched: SearchedParty, about: About): Promise<Hit[]> => {
  const best = new Map<string, Hit>()
  const add = (hit: Hit) => {
    const known = best.get(hit.key)
    if (!known || isBetter(hit, known)) best.set(hit.key, hit)
  }
  for (const party of await sameNumber(db, searched, about))
    add(hitOf(searched, { ...party, kind: 'party', reason: 'number', likeness: 1, name: namesOf(searched) }))
  for (const name of searched.names) {
    const found = await findNames(db, name, {
      kinds: searchedFor(searched.role),
      accepts: (each) => each.isOne || each.isSimilar,
    })
    const conflicting = await detailsOf(db, searched, about, found)
    for (const each of found) {
      const details = conflicting.get(`${each.kind}:${each.subjectId}`)
      if (!details) continue
      const isSame = each.name.trim().toLowerCase() === name.trim().toLowerCase()
      const reason = each.isSimilar ? 'similar' : isSame ? 'sameName' : 'soundsAlike'
      add(hitOf(searched, { ...each, ...details, foundName: each.name, name, reason }))
    }
  }
  // Apply the limit after the roles are compared: one client may have many requests.
  const found = [...best.values()].sort((one, other) => other.likeness - one.likeness)
  return [
    ...found.filter((hit) => !isSimilar(hit)).slice(0, maxOfOne),
    ...found.filter(isSimilar).slice(0, maxSimilarOfOne),
  ]
}

/** A record can match one searched name and resemble another. */
const isBetter = (one: Hit, other: Hit): boolean =>
  isSimilar(one) === isSimilar(other) ? one.likeness > other.likeness : isSimilar(other)

const namesOf = ({ names }: SearchedParty): string => names.join(' · ')

const hitOf = (
  { key, role }: SearchedParty,
  { subjectId, kind, ...hit }: Omit<Hit, 'key' | 'role' | keyof Period>,
): Hit => ({
  ...noPeriod,
  key: `${key}>${kind}:${subjectId}`,
  name: hit.name,
  role,
  kind,
  subjectId,
  foundName: hit.foundName,
  foundRole: hit.foundRole,
  consultationId: hit.consultationId,
  reason: hit.reason,
  isWithClient: hit.isWithClient,
  likeness: Math.round(hit.likeness * 1_000) / 1_000,
})

const sameNumber = async (db: Database, { role, numberHash }: SearchedParty, { consultationId }: About) => {
  if (numberHash === null) return []
  const rows = await db
    .select()
    .from(consultationParties)
    .where(
      and(
        eq(consultationParties.numberHash, numberHash),
        ne(consultationParties.consultationId, consultationId),
        inArray(consultationParties.role, conflictsWith[role]),
      ),
    )
    .limit(maxOfOne)
  return rows.map((row) => ({
    subjectId: row.id,
    foundName: [row.nameArabic, row.nameLatin].filter(Boolean).join(' · '),
    foundRole: row.role,
    consultationId: row.consultationId,
    isWithClient: isClientSide(role, row.role),
  }))
}

const isClientSide = (...roles: PartyRole[]): boolean => roles.includes('client')

type Details = Pick<Hit, 'foundRole' | 'consultationId' | 'isWithClient'>

/**
 * Selects the conflicts from the matched names. The account and the other requests of the sender are not
 * conflicts with the sender.
 */
const detailsOf = async (
  db: Database,
  { role }: SearchedParty,
  { consultationId, sender }: About,
  found: readonly { kind: FoundKind; subjectId: number; name: string }[],
): Promise<Map<string, Details>> => {
  const details = new Map<string, Details>()
  const idsOf = (kind: FoundKind) => found.flatMap((each) => (each.kind === kind ? [each.subjectId] : []))
  const parties = await db
    .select()
    .from(consultationParties)
    .where(
      and(
        inArray(consultationParties.id, idsOf('party')),
        ne(consultationParties.consultationId, consultationId),
        inArray(consultationParties.role, conflictsWith[role]),
      ),
    )
  for (const row of parties)
    details.set(`party:${row.id}`, {
      foundRole: row.role,
      consultationId: row.consultationId,
      isWithClient: isClientSide(role, row.role),
    })
  const requests = await db
    .select({
      id: consultations.id,
      userId: consultations.userId,
      guestId: consultations.guestId,
      email: consultations.email,
      phone: consultations.phone,
    })
    .from(consultations)
    .where(and(inArray(consultations.id, idsOf('request')), ne(consultations.id, consultationId)))
  const isSender = senderAmong({ ...sender, names: sender.searched.names }, found)
  for (const request of requests)
    if (!isSender('request', request))
      details.set(`request:${request.id}`, {
        foundRole: 'client',
        consultationId: request.id,
        isWithClient: true,
      })
  const people = await db
    .select({ id: users.id, email: users.email, phone: users.phone, accountRole: users.role })
    .from(users)
    .where(inArray(users.id, idsOf('user')))
  const unrelated = { foundRole: null, consultationId: null }
  for (const { id, email, phone, accountRole } of people)
    if (!isSender('user', { id, userId: id, guestId: null, email, phone: phone ?? '' }))
      details.set(`user:${id}`, { ...unrelated, isWithClient: accountRole === 'client' })
  for (const kind of ['client', 'member', 'employer'] as const)
    for (const id of idsOf(kind))
      details.set(`${kind}:${id}`, { ...unrelated, isWithClient: kind === 'client' })
  return details
}

const handler = alias(users, 'handler')
const noDates = { until: null, endsOn: null, lawyer: null }

/**
 * Hits as this reader may see them. Everyone who checks learns that there is a hit; only readers of the other
 * request see the details, the others get a contact.
 */
export const showHits = async (
  db: Database,
  hits: readonly Hit[],
  { reader, known }: { reader: Reader; known: readonly string[] },
): Promise<ConflictHit[]> => {
  const ids = [
    ...new Set(
      hits.flatMap(({ consultationId, lastMatterId }) => [consultationId ?? [], lastMatterId ?? []].flat()),
    ),
  ]
  const rows = await db
    .select({
      id: consultations.id,
      isListed: sql<boolean>`${mayListConsultation(reader)}`,
      isOpen: sql<boolean>`${mayOpenConsultation(reader)}`,
      handler: fullName(handler),
    })
    .from(consultations)
    .leftJoin(handler, eq(handler.id, consultations.assignedToId))
    .where(inArray(consultations.id, ids))
  return hits.map(({ key, subjectId, lastMatterId, isWithClient: needsConsent, ...dated }) => {
    const matter = rows.find(({ id }) => id === dated.consultationId)
    const isKnown = known.includes(key)
    // The dates are those of another request if that was closed last.
    const isDated = lastMatterId === null || rows.some(({ id, isListed }) => id === lastMatterId && isListed)
    const hit = { ...dated, needsConsent, ...(!isDated && { until: null, endsOn: null }) }
    // A list shows the sender of a request; its parties are shown only to readers of the request.
    if (!matter || matter.isOpen || (matter.isListed && hit.kind === 'request'))
      return { ...hit, ask: null, isKnown }
    const consultationId = matter.isListed ? hit.consultationId : null
    const hidden = { ...noDates, kind: null, foundName: null, foundRole: null, consultationId }
    return { ...hit, ...hidden, ask: matter.handler, isKnown }
  })
}
