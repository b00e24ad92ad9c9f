import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/rows.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { invalidField } from '#http/errors.ts'
import type { NameList } from '../schema.ts'
import type { ListKind } from '../values.ts'
import type { ListedEntry } from './parse.ts'
import { listedEntries, listedNames, listHits, nameLists } from './table.ts'

export const listLists = async (db: Database): Promise<NameList[]> => {
  const rows = await db
    .select({
      id: nameLists.id,
      kind: nameLists.kind,
      fileName: nameLists.fileName,
      entries: nameLists.entries,
      waiting: sql<number>`(select count(*)::int from listed_entries where list_id = name_lists.id and compared_at is null)`,
      uploadedBy: fullName(users),
      uploadedAt: nameLists.uploadedAt,
    })
    .from(nameLists)
    .leftJoin(users, eq(users.id, nameLists.uploadedById))
    .orderBy(asc(nameLists.id))
  const open = await db
    .select({ kind: listHits.listKind, total: sql<number>`count(*)::int` })
    .from(listHits)
    .where(eq(listHits.state, 'open'))
    .groupBy(listHits.listKind)
  return rows.map((row) => ({ ...row, openHits: open.find(({ kind }) => kind === row.kind)?.total ?? 0 }))
}

/** A new file with so many times fewer entries was probably cut off. */
const shrinkLimit = 10
const atOnce = 1_000

/**
 * Replaces the entries of a list. Entries without a change stay with their matches, and wait for the comparison
 * again. Open matches of entries that leave the list are deleted.
 */
export const replaceList = async (
  db: Database,
  kind: ListKind,
  { entries, fileName, uploadedById }: { entries: ListedEntry[]; fileName: string; uploadedById: number },
): Promise<number> => {
  await db.insert(nameLists).values({ kind }).onConflictDoNothing()
  const list = insertedRow(await db.select().from(nameLists).where(eq(nameLists.kind, kind)).for('update'))
  if (entries.length * shrinkLimit <= list.entries) invalidField('file', 'val.nameList.shrunk')
  const ofList = eq(listedEntries.listId, list.id)
  const stored = await db
    .select({ id: listedEntries.id, fingerprint: listedEntries.fingerprint })
    .from(listedEntries)
    .where(ofList)
  const prints = new Set(entries.map(({ fingerprint }) => fingerprint))
  const gone = stored.flatMap(({ id, fingerprint }) => (prints.has(fingerprint) ? [] : [id]))
  for (const ids of inParts(gone)) {
    await db.delete(listHits).where(and(inArray(listHits.entryId, ids), eq(listHits.state, 'open')))
    await db.delete(listedEntries).where(inArray(listedEntries.id, ids))
  }
  await db.update(listedEntries).set({ comparedAt: null }).where(ofList)
  const before = new Set(stored.map(({ fingerprint }) => fingerprint))
  for (const part of inParts(entries.filter(({ fingerprint }) => !before.has(fingerprint))))
    await addEntries(db, list.id, part)
  await db
    .update(nameLists)
    .set({ fileName, entries: entries.length, uploadedById, uploadedAt: sql`now()` })
    .where(eq(nameLists.id, list.id))
  return list.id
}

const inParts = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) => all.slice(at * atOnce, (at + 1) * atOnce))

const addEntries = async (db: Database, listId: number, entries: ListedEntry[]): Promise<void> => {
  const added = await db
    .insert(listedEntries)
    .values(entries.map(({ fingerprint, births }) => ({ listId, fingerprint, births })))
    .returning({ id: listedEntries.id, fingerprint: listedEntries.fingerprint })
  const idOf = new Map(added.map(({ id, fingerprint }) => [fingerprint, id]))
  const names = entries.flatMap(({ fingerprint, names }) =>
    names.map((name) => ({ entryId: idOf.get(fingerprint) ?? 0, name })),
  )
  for (const part of inParts(names)) await db.insert(listedNames).values(part)
}

/** The next entries that wait for the comparison, with their names. */
export const listWaitingEntries = async (db: Database, limit: number) => {
  const rows = await db
    .select({ id: listedEntries.id, kind: nameLists.kind })
    .from(listedEntries)
    .innerJoin(nameLists, eq(nameLists.id, listedEntries.listId))
    .where(isNull(listedEntries.comparedAt))
    .orderBy(asc(listedEntries.id))
    .limit(limit)
  const names = await db
    .select({ entryId: listedNames.entryId, name: listedNames.name })
    .from(listedNames)
    .where(
      inArray(
        listedNames.entryId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(listedNames.id))
  const ofEntry = Map.groupBy(names, ({ entryId }) => entryId)
  return rows.map((row) => ({ ...row, names: (ofEntry.get(row.id) ?? []).map(({ name }) => name) }))
}

export const markCompared = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .update(listedEntries)
      .set({ comparedAt: sql`now()` })
      .where(inArray(listedEntries.id, [...ids]))
}

/** The entries and lists of listed names, by the ids of the names. */
export const findEntriesOfNames = async (db: Database, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, { id: number; kind: ListKind }>()
  const rows = await db
    .select({ nameId: listedNames.id, id: listedEntries.id, kind: nameLists.kind })
    .from(listedNames)
    .innerJoin(listedEntries, eq(listedEntries.id, listedNames.entryId))
    .innerJoin(nameLists, eq(nameLists.id, listedEntries.listId))
    .where(inArray(listedNames.id, [...ids]))
  return new Map(rows.map(({ nameId, ...entry }) => [nameId, entry]))
}
