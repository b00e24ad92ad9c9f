import { lt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { FoundKind } from '../values.ts'
import { indexedKeysOf, keysOf, type NameKeys } from './names/keys.ts'
import { type Name, type NamePart, readName } from './names/parts.ts'
import { comparisonWith } from './names/similarity.ts'
import { knownNames } from './table.ts'

/** Increases with the rules of spelling and sound: names are then keyed anew. */
const keyedBy = 2
/** Few, so that the embedded engine answers others meanwhile. */
const atOnce = 250

/**
 * Makes the keys of names that were written since, or by older rules. Each batch is a transaction of its own, so that it
 * can be stopped at any time and goes on where it was; two that do it at once wait for each other.
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
 * The same for names that were written a moment ago. Many are left to the work that the server does besides answering: whoever
 * types does not wait for them.
 */
export const keyNewNames = async (db: Database): Promise<void> => {
  const waiting = await db
    .select({ id: knownNames.id })
    .from(knownNames)
    .where(lt(knownNames.keyedBy, keyedBy))
    .limit(atOnce)
  if (waiting.length > 0 && waiting.length < atOnce) await keyNames(db)
}

export type FoundName = { kind: FoundKind; subjectId: number; name: string; likeness: number }

type Search = {
  /** Among which names; without them, among all. */
  kinds?: readonly FoundKind[]
  /** From 0 to 1. */
  least: number
  /** Without it, all that are found. */
  limit?: number
}

/** How many rows are read by keys of each sort: those that many names share are read the least. */
const most = { whole: 200, ends: 400, pairs: 600, halves: 400, onlyPart: 300 }

/** The names that sound like this one, the likeliest first. Call `keyNames` before. */
export const findNames = async (
  db: Database,
  name: string,
  { kinds, least, limit }: Search,
): Promise<FoundName[]> => {
  const asked = readName(name)
  const lookups = lookupsOf(asked, keysOf(asked)).filter(({ keys }) => keys.length > 0)
  if (lookups.length === 0) return []
  const among = sql`${kinds ? sql.param([...kinds]) : null}::text[]`
  const parts = lookups.map(
    ({ keys, rows }) =>
      sql`select id, kind, subject_id, name from names_with_keys(${sql.param(keys)}::text[], ${among}, ${rows})`,
  )
  const { rows } = await db.execute<{ id: number; kind: FoundKind; subject_id: number; name: string }>(
    sql.join(parts, sql` union `),
  )
  const likenessTo = comparisonWith(asked)
  return rows
    .map((row) => ({ row, likeness: likenessTo(readName(row.name)) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((one, other) => other.likeness - one.likeness || one.row.id - other.row.id)
    .slice(0, limit)
    .map(({ row, likeness }) => ({ kind: row.kind, subjectId: row.subject_id, name: row.name, likeness }))
}

const lookupsOf = ({ parts }: Name, { whole, ends, pairs, halves, singles }: NameKeys) => [
  { keys: whole, rows: most.whole },
  { keys: ends, rows: most.ends },
  { keys: pairs, rows: most.pairs },
  { keys: halves, rows: most.halves },
  ...(parts.filter(isTelling).length <= 1 ? [{ keys: singlesOf(parts, singles), rows: most.onlyPart }] : []),
]

const isTelling = ({ isTrade, isInitial }: NamePart): boolean => !isTrade && !isInitial

/** Of the one part that tells which name it is, if there is one. */
const singlesOf = (parts: NamePart[], singles: string[]): string[] =>
  parts.length === 1 ? singles : parts.filter(isTelling).flatMap(({ keys }) => keys)
