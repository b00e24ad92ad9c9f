import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { ManyNames } from '#features/conflicts/server/names/many.ts'
import { findNames, keyNames } from '#features/conflicts/server/names-repository.ts'
import { consultationParties, knownNames } from '#features/conflicts/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { ListKind } from '../values.ts'
import { findEntriesOfNames, listWaitingEntries, markCompared } from './repository.ts'
import { listHits, uncomparedNames } from './table.ts'

const comparedKinds = ['user', 'request', 'party'] as const
type ComparedKind = (typeof comparedKinds)[number]
type Found = { kind: ComparedKind; subjectId: number; name: string; likeness: number }

/** Matches of one listed name; more of them are namesakes. */
const maxOfName = 40
/** A small batch, so that the embedded engine answers other queries in between. */
const atOnce = 20
const hitsAtOnce = 200
/** Names that are compared without a pause: a few milliseconds. */
const namesAtOnce = 20
/** More entries of a list need further passes over all people, because their index is in memory. */
const entriesOfPass = 5_000

const isOne = (comparison: { isOne: boolean }): boolean => comparison.isOne

/** Compares the names that were written since the last run with all lists. Call `keyNames` before. */
const compareNewNames = async (db: Database, isStopping = () => false): Promise<void> => {
  while (!isStopping()) {
    const rows = await db
      .select({
        id: knownNames.id,
        kind: knownNames.kind,
        subjectId: knownNames.subjectId,
        name: knownNames.name,
      })
      .from(uncomparedNames)
      .innerJoin(knownNames, eq(knownNames.id, uncomparedNames.knownNameId))
      .where(gt(knownNames.keyedBy, 0))
      .orderBy(asc(knownNames.id))
      .limit(atOnce)
    if (rows.length === 0) return
    for (const { kind, subjectId, name } of rows) {
      const listed = await findNames(db, name, { kinds: ['listed'], accepts: isOne, limit: maxOfName })
      const entries = await findEntriesOfNames(
        db,
        listed.map((each) => each.subjectId),
      )
      const matches = listed.flatMap((each) => {
        const entry = entries.get(each.subjectId)
        const found = { kind: kind as ComparedKind, subjectId, name, likeness: each.likeness }
        return entry ? { entryId: entry.id, listKind: entry.kind, listedName: each.name, found } : []
      })
      await addHits(db, matches)
      await setImmediate()
    }
    await db.delete(uncomparedNames).where(
      inArray(
        uncomparedNames.knownNameId,
        rows.map(({ id }) => id),
      ),
    )
  }
}

/** Compares the entries of new files with all people and parties. Each pass is stored, so the work can resume. */
export const compareEntries = async (db: Database, isStopping = () => false): Promise<void> => {
  while (!isStopping()) {
    const entries = await listWaitingEntries(db, entriesOfPass)
    if (entries.length === 0) return
    const matches = await findMatches(db, entries, isStopping)
    for (let at = 0; at < matches.length && !isStopping(); at += hitsAtOnce)
      await addHits(db, matches.slice(at, at + hitsAtOnce))
    if (isStopping()) return
    await markCompared(
      db,
      entries.map(({ id }) => id),
    )
  }
}

type Entry = Awaited<ReturnType<typeof listWaitingEntries>>[number]

/** The most similar people and parties of each listed name. It pauses after a few names for the requests of users. */
const findMatches = async (
  db: Database,
  entries: readonly Entry[],
  isStopping: () => boolean,
): Promise<Match[]> => {
  const many = new ManyNames()
  const listed = entries.flatMap(({ id: entryId, kind: listKind, names }) =>
    names.map((listedName) => ({ entryId, listKind, listedName, found: [] as Found[] })),
  )
  for (const [at, { listedName }] of listed.entries()) {
    many.add(listedName)
    if (at % namesAtOnce === 0) await setImmediate()
  }
  let after = 0
  while (!isStopping()) {
    const people = await listNamesAfter(db, after)
    if (people.length === 0) break
    for (const [at, { id, kind, subjectId, name }] of people.entries()) {
      after = id
      for (const { at: of, likeness } of many.find(name)) {
        const found = listed[of]?.found ?? []
        found.push({ kind: kind as ComparedKind, subjectId, name, likeness })
        if (found.length > 2 * maxOfName) found.splice(0, found.length, ...mostSimilar(found))
      }
      if (at % namesAtOnce === 0) await setImmediate()
    }
  }
  return listed.flatMap(({ found, ...match }) =>
    mostSimilar(found).map((each) => ({ ...match, found: each })),
  )
}

const mostSimilar = (found: readonly Found[]): Found[] =>
  found.toSorted((one, other) => other.likeness - one.likeness).slice(0, maxOfName)

const listNamesAfter = (db: Database, after: number) =>
  db
    .select({
      id: knownNames.id,
      kind: knownNames.kind,
      subjectId: knownNames.subjectId,
      name: knownNames.name,
    })
    .from(knownNames)
    .where(and(gt(knownNames.id, after), inArray(knownNames.kind, [...comparedKinds])))
    .orderBy(asc(knownNames.id))
    .limit(500)

/** Compares new names, and by night the new files too. */
export const compareLists = async (
  db: Database,
  { isNight, isStopping = () => false }: { isNight: boolean; isStopping?: () => boolean },
): Promise<void> => {
  await keyNames(db, isStopping)
  await compareNewNames(db, isStopping)
  if (isNight) await compareEntries(db, isStopping)
}

type Match = { entryId: number; listKind: ListKind; listedName: string; found: Found }

/** Adds matches that are not recorded yet. A request stands for its sender. */
const addHits = async (db: Database, matches: readonly Match[]): Promise<void> => {
  const subjects = await findSubjects(
    db,
    matches.map(({ found }) => found),
  )
  const rows = matches.flatMap(({ found, ...match }) => {
    const subject = subjects(found)
    return subject ? { ...match, ...subject, foundName: found.name, likeness: found.likeness } : []
  })
  if (rows.length > 0)
    // One parameter: a statement with thousands of them takes three times as long.
    await db.execute(sql`
      insert into ${listHits} (list_kind, entry_id, user_id, guest_id, party_id, listed_name, found_name, likeness)
      select made."listKind", made."entryId", made."userId", made."guestId", made."partyId", made."listedName",
        made."foundName", made.likeness
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made ("listKind" text, "entryId" integer,
        "userId" integer, "guestId" integer, "partyId" integer, "listedName" text, "foundName" text, likeness real)
      on conflict do nothing`)
}

/** The client, guest or party of each name; undefined for an employee and after an erasure. */
const findSubjects = async (db: Database, found: readonly Found[]) => {
  const idsOf = (of: ComparedKind) => [
    ...new Set(found.flatMap(({ kind, subjectId }) => (kind === of ? [subjectId] : []))),
  ]
  const [userIds, requestIds, partyIds] = [idsOf('user'), idsOf('request'), idsOf('party')]
  const clients = new Set<number>()
  if (userIds.length > 0)
    for (const { id } of await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, userIds), eq(users.role, 'client'))))
      clients.add(id)
  const senders = new Map<number, { userId: number | null; guestId: number | null }>()
  if (requestIds.length > 0)
    for (const { id, userId, guestId } of await db
      .select({ id: consultations.id, userId: consultations.userId, guestId: consultations.guestId })
      .from(consultations)
      .where(inArray(consultations.id, requestIds)))
      senders.set(id, { userId, guestId: userId === null ? guestId : null })
  const parties = new Set<number>()
  if (partyIds.length > 0)
    for (const { id } of await db
      .select({ id: consultationParties.id })
      .from(consultationParties)
      .where(inArray(consultationParties.id, partyIds)))
      parties.add(id)
  return ({ kind, subjectId }: Found) => {
    if (kind === 'party') return parties.has(subjectId) ? { partyId: subjectId } : undefined
    if (kind === 'user') return clients.has(subjectId) ? { userId: subjectId } : undefined
    const sender = senders.get(subjectId)
    return sender && (sender.userId ?? sender.guestId) !== null ? sender : undefined
  }
}
