import { setImmediate } from 'node:timers/promises'
import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { findNames, keyNames } from '#features/conflicts/server/names-repository.ts'
import { consultationParties, knownNames } from '#features/conflicts/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { ListKind } from '../values.ts'
import { findEntryOfName, listWaitingEntries, markCompared } from './repository.ts'
import { listHits, uncomparedNames } from './table.ts'

const comparedKinds = ['user', 'request', 'party'] as const
type ComparedKind = (typeof comparedKinds)[number]
type Found = { kind: ComparedKind; subjectId: number; name: string; likeness: number }

/** Matches of one listed name; more of them are namesakes. */
const maxOfName = 40
/** A small batch, so that the embedded engine answers other queries in between. */
const atOnce = 20

const isOne = (comparison: { isOne: boolean }): boolean => comparison.isOne

/** Compares the names that were written since the last run with all lists. Call `keyNames` before. */
export const compareNewNames = async (db: Database, isStopping = () => false): Promise<void> => {
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
      for (const each of listed) {
        const entry = await findEntryOfName(db, each.subjectId)
        const found = { kind: kind as ComparedKind, subjectId, name, likeness: each.likeness }
        if (entry) await addHits(db, { ...entry, listedName: each.name }, [found])
      }
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

/** Compares the entries of new files with all people and parties. Each batch is stored, so the work can resume. */
export const compareEntries = async (db: Database, isStopping = () => false): Promise<void> => {
  while (!isStopping()) {
    const entries = await listWaitingEntries(db, atOnce)
    if (entries.length === 0) return
    for (const { names, ...entry } of entries)
      for (const name of names) {
        const found = await findNames(db, name, { kinds: comparedKinds, accepts: isOne, limit: maxOfName })
        await addHits(db, { ...entry, listedName: name }, found)
        await setImmediate()
      }
    await markCompared(
      db,
      entries.map(({ id }) => id),
    )
  }
}

/** Compares new names, and by night the new files too. */
export const compareLists = async (
  db: Database,
  { isNight, isStopping = () => false }: { isNight: boolean; isStopping?: () => boolean },
): Promise<void> => {
  await keyNames(db, isStopping)
  await compareNewNames(db, isStopping)
  if (isNight) await compareEntries(db, isStopping)
}

type Entry = { id: number; kind: ListKind; listedName: string }

/** Adds matches that are not recorded yet. A request stands for its sender. */
const addHits = async (db: Database, entry: Entry, found: readonly Found[]): Promise<void> => {
  for (const { kind, subjectId, name, likeness } of found) {
    const subject = await subjectOf(db, kind, subjectId)
    if (!subject) continue
    await db
      .insert(listHits)
      .values({
        ...subject,
        entryId: entry.id,
        listKind: entry.kind,
        listedName: entry.listedName,
        foundName: name,
        likeness,
      })
      .onConflictDoNothing()
  }
}

/** The client, guest or party of a name; undefined for an employee and after an erasure. */
const subjectOf = async (db: Database, kind: ComparedKind, id: number) => {
  if (kind === 'party') {
    const [found] = await db
      .select({ partyId: consultationParties.id })
      .from(consultationParties)
      .where(eq(consultationParties.id, id))
    return found
  }
  if (kind === 'user') {
    const [found] = await db.select({ role: users.role }).from(users).where(eq(users.id, id))
    return found?.role === 'client' ? { userId: id } : undefined
  }
  const [found] = await db
    .select({ userId: consultations.userId, guestId: consultations.guestId })
    .from(consultations)
    .where(eq(consultations.id, id))
  if (found?.userId) return { userId: found.userId }
  return found?.guestId ? { guestId: found.guestId } : undefined
}
