import { lt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { FoundKind, KnownKind } from '../values.ts'
import { indexedKeysOf, keysOf, type NameKeys, singlesOf } from './names/keys.ts'
import { type Name, readName } from './names/parts.ts'
import { type Comparison, comparisonWith } from './names/similarity.ts'
import { knownNames } from './table.ts'

/** Increase it when the rules of spelling and sound change: all names then get new keys. */
const keyedBy = 4
/** A small batch, so that the embedded engine can answer other queries in between. */
const atOnce = 250

/**
 * Computes the keys of new names and of names keyed by older rules. Each batch is a transaction of its own,
 * so the work can stop and resume at any time. Concurrent calls wait for each other.
 */
export const keyNames = async (db: Database, isStopping = () => false): Promise<void> => {
  while (!isStopping()) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: knownNames.id, name: knownNames.name })
        .from(knownNames)
        .where(lt(knownNames.keyedBy, keyedBy))
        .orderBy(knownNames.keyedBy, knownNames.id)
        .limit(atOnce)
        .for('update')
      if (rows.length === 0) return 0
      const keyed = JSON.stringify(rows.map(({ id, name }) => ({ id, keys: indexedKeysOf(name) })))
      await tx.execute(sql`
        update ${knownNames} as named set keys = array(select jsonb_array_elements_text(made.keys)), keyed_by = ${keyedBy}
        from jsonb_to_recordset(${keyed}::jsonb) as made (id integer, keys jsonb)
        where named.id = made.id`)
      return rows.length
    })
    if (count < atOnce) break
  }
}

/**
 * Computes the keys of recently written names. Larger numbers are left to the background job, so that a user
 * who types does not wait.
 */
export const keyNewNames = async (db: Database): Promise<void> => {
  const waiting = await db
    .select({ id: knownNames.id })
    .from(knownNames)
    .where(lt(knownNames.keyedBy, keyedBy))
    .limit(atOnce)
  if (waiting.length > 0 && waiting.length < atOnce) await keyNames(db)
}

export type FoundName<Kind = FoundKind> = { kind: Kind; subjectId: number; name: string } & Comparison

type Search<Kind> = {
  kinds: readonly Kind[]
  accepts: (comparison: Comparison) => boolean
  /** No limit if omitted. */
  limit?: number
}

/** Row limits for each sort of key. Keys that many names share get the smallest limits. */
const max = { whole: 200, ends: 400, pairs: 600, halves: 400, onlyPart: 300 }

/** Names that sound like this one, the most likely first and different names last. Call `keyNames` before. */
export const findNames = async <Kind extends KnownKind>(
  db: Database,
  name: string,
  { kinds, accepts, limit }: Search<Kind>,
): Promise<FoundName<Kind>[]> => {
  const requested = readName(name)
  const lookups = lookupsOf(requested, keysOf(requested)).filter((each) => each.keys.length > 0)
  if (lookups.length === 0) return []
  const among = sql`${sql.param([...kinds])}::text[]`
  const parts = lookups.map(
    ({ keys, rows }) =>
      sql`select id, kind, subject_id, name from names_with_keys(${sql.param(keys)}::text[], ${among}, ${rows})`,
  )
  const { rows } = await db.execute<{ id: number; kind: Kind; subject_id: number; name: string }>(
    sql.join(parts, sql` union `),
  )
  const compare = comparisonWith(requested)
  return rows
    .map(({ id, kind, subject_id, name: found }) => ({
      id,
      found: { kind, subjectId: subject_id, name: found, ...compare(readName(found)) },
    }))
    .filter(({ found }) => accepts(found))
    .sort(
      (one, other) =>
        Number(other.found.isOne) - Number(one.found.isOne) ||
        other.found.likeness - one.found.likeness ||
        one.id - other.id,
    )
    .slice(0, limit)
    .map(({ found }) => found)
}

const lookupsOf = (name: Name, { whole, ends, pairs, halves, singles }: NameKeys) => [
  { keys: whole, rows: max.whole },
  { keys: ends, rows: max.ends },
  { keys: pairs, rows: max.pairs },
  { keys: halves, rows: max.halves },
  { keys: singlesOf(name, singles), rows: max.onlyPart },
]
