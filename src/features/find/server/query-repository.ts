import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { anyOf } from '#db/search.ts'
import { beginningInQuery, numberInQuery, phoneInQuery } from '#fields/number-in-query.ts'
import { spellingsOf } from '#languages/english-spelling.ts'
import { maxFound } from '../values.ts'

/** The normalized search query. */
export type Query = {
  typed: string
  /** Normalized; all must match. Empty if the query is too short. */
  words: readonly string[]
  phone: string | undefined
  number: number | undefined
  /** Digits of a phone number that must match as well. */
  digits?: string | undefined
}

const maxWords = 8
const fewestLetters = 2

export const readQuery = async (db: Database, typed: string): Promise<Query> => {
  const { rows } = await db.execute<{ folded: string }>(sql`select fold_text(${typed}) as folded`)
  const words = (rows[0]?.folded ?? '').split(' ').filter(Boolean).slice(0, maxWords)
  return {
    typed,
    words: words.join('').length < fewestLetters ? [] : words,
    phone: phoneInQuery(typed) ?? beginningInQuery(typed),
    number: numberInQuery(typed),
  }
}

/**
 * In a search for people, the first digits of a phone number are not a word, because they occur inside other
 * numbers.
 */
export const asDialled = (query: Query): Query =>
  beginningInQuery(query.typed) === undefined ? query : { ...query, words: [] }

/** Shorter words match only at the start of a word, because the index consists of trigrams. */
const minPartLength = 3

/** Matches all words of the query, or its digits as a phone number. Undefined if the query is empty. */
export const containsQuery = (text: Column | SQL, { words, phone, digits }: Query): SQL | undefined => {
  const ofWords = and(
    ...words.map((word) =>
      word.length < minPartLength
        ? beginsWord(text, word)
        : anyOf(spellingsOf(word).map((each) => sql`${text} like ${`%${literally(each)}%`}`)),
    ),
  )
  const has = (number: string | undefined) =>
    number === undefined ? undefined : sql`${text} like ${`%${number}%`}`
  return and(or(ofWords, has(phone)), has(digits))
}

const beginsWord = (text: Column | SQL, word: string): SQL =>
  sql`(${text} like ${`${literally(word)}%`} or ${text} like ${`% ${literally(word)}%`})`

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

type Searched = PgTable & { id: PgColumn; searchText: PgColumn }

type Among = {
  where?: SQL | undefined
  /** Ids already found by similar names. */
  alike?: readonly number[]
  limit?: number
}

/** Number of newest rows that are scanned before an index is used. */
const newest = sql.raw('500')

/**
 * The ids of the best rows: first those with a word that begins with the last one of the query, then the
 * newest. Common words are found among the newest rows, and the index is used for rare ones: collecting and
 * sorting all rows with a common word would be too slow for a search while typing.
 */
export const bestIds = (
  table: Searched,
  query: Query,
  { where, alike = [], limit = maxFound }: Among = {},
): SQL => {
  const matches = and(containsQuery(table.searchText, query) ?? sql`false`, where)
  const begins = beginsWord(table.searchText, query.words.at(-1) ?? '')
  const columns = sql`${table.id} as id, ${begins} as begins`
  const best = sql`order by begins desc, id desc limit ${sql.raw(String(limit))}`
  return sql`(
    with newest as materialized (
      select ${columns} from (select * from ${table} order by ${table.id} desc limit ${newest}) as ${table}
      where ${matches} ${best}
    ), others as materialized (
      select ${columns} from ${table}
      where (select count(*) from newest) < ${sql.raw(String(limit))} and ${matches} ${best}
    )
    (select id from (select * from newest union select * from others) as found ${best})
    union select unnest(${sql.param([...alike])}::integer[]))`
}

/**
 * All queries of a search see the same snapshot. Sequential scans are disabled, because the planner would
 * choose one for words that it assumes to be common. Parallel workers are disabled, because starting them
 * takes longer than the queries.
 */
export const withIndexesOnly = <Result>(
  db: Database,
  ask: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
      )
      return ask(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
