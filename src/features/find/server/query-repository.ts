import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { anyOf } from '#db/rows.ts'
import { type FoundName, findNames } from '#features/conflicts/server/names-repository.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import type { FoundKind } from '#features/conflicts/values.ts'
import { foldNumber } from '#fields/fold.ts'
import {
  beginningInQuery,
  nameAndPhoneInQuery,
  numberInQuery,
  phoneInQuery,
} from '#fields/number-in-query.ts'
import { spellingsOf } from '#languages/english-spelling.ts'
import { maxFound } from '../values.ts'

/** The normalized search query. */
export type Query = {
  typed: string
  /** Normalized; all must match. Empty if the query is too short. */
  words: readonly string[]
  phone: string | undefined
  /** The text besides `phone`, and its words: a name and digits in one query. */
  name: string
  names: readonly string[]
  number: number | undefined
  /** Digits of a phone number that must match as well. */
  digits?: string | undefined
  /** The hash of the query as the number of a power of attorney. */
  powerHash?: string | undefined
  /** The hash of the query as the number of an identity document or a registration. */
  paperHash?: string | undefined
}

const maxWords = 8
const fewestLetters = 2

export const readQuery = async (db: Database, typed: string): Promise<Query> => {
  const both = nameAndPhoneInQuery(typed)
  const phone = phoneInQuery(typed) ?? beginningInQuery(typed)
  const name = both?.name ?? (phone === undefined ? typed : '')
  const { rows } = await db.execute<{ words: string; names: string }>(
    sql`select fold_text(${typed}) as words, fold_text(${name}) as names`,
  )
  return {
    typed,
    words: wordsOf(rows[0]?.words),
    phone: both?.phone ?? phone,
    name,
    names: wordsOf(rows[0]?.names),
    number: numberInQuery(typed),
  }
}

const wordsOf = (folded = ''): string[] => {
  const words = folded.split(' ').filter(Boolean).slice(0, maxWords)
  return words.join('').length < fewestLetters ? [] : words
}

/** Similar names then need the digits too. */
const hasNameAndPhone = ({ names, phone }: Query): boolean => names.length > 0 && phone !== undefined

/**
 * In a search for people, the first digits of a phone number are not a word, because they occur inside other
 * numbers.
 */
export const asDialled = (query: Query): Query =>
  beginningInQuery(query.typed) === undefined ? query : { ...query, words: [] }

/** Shorter words match only at the start of a word, because the index consists of trigrams. */
const minPartLength = 3

/**
 * Matches all words of the query, or its digits as a phone number together with its name. Undefined if the
 * query is empty.
 */
export const containsQuery = (
  text: Column | SQL,
  { words, names, phone, digits }: Query,
): SQL | undefined => {
  const hasWords = (each: readonly string[]) => and(...each.map((word) => containsWord(text, word)))
  const byPhone = phone === undefined ? undefined : and(hasWords(names), containsNumber(text, phone))
  return and(or(hasWords(words), byPhone), digits === undefined ? undefined : containsNumber(text, digits))
}

const containsWord = (text: Column | SQL, word: string): SQL =>
  word.length < minPartLength
    ? beginsWord(text, word)
    : anyOf(spellingsOf(word).map((each) => sql`${text} like ${`%${literally(each)}%`}`))

const containsNumber = (text: Column | SQL, number: string): SQL => sql`${text} like ${`%${number}%`}`

const beginsWord = (text: Column | SQL, word: string): SQL =>
  sql`(${text} like ${`${literally(word)}%`} or ${text} like ${`% ${literally(word)}%`})`

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

export type Searched = PgTable & { id: PgColumn; searchText: PgColumn }

type Among = {
  where?: SQL | undefined
  /** Ids already found by similar names. */
  alike?: readonly number[]
  /** Default: one more than a group shows, so that further hits are noticed. */
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
  { where, alike = [], limit = maxFound + 1 }: Among = {},
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
    union ${idsAlike(table, query, { alike, where })})`
}

/** Rows with similar names; if the query has digits too, only those that also have the digits. */
export const idsAlike = (
  table: Searched,
  query: Query,
  { alike, where }: { alike: readonly number[]; where?: SQL | undefined },
): SQL => {
  const ids = sql`${sql.param([...alike])}::integer[]`
  return hasNameAndPhone(query)
    ? sql`select ${table.id} from ${table} where ${table.id} = any(${ids})
        and ${and(containsNumber(table.searchText, query.phone ?? ''), where)}`
    : sql`select unnest(${ids})`
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

const maxNames = 15

/**
 * Names with a different spelling that may be the same person. For a query of one name, the other parts of
 * the found name have less weight.
 */
export const findAlike = async (db: Database, query: Query, limit = maxNames): Promise<FoundName[]> => {
  const { name, names: words } = query
  const letters = words.filter((word) => /\p{L}{2}/u.test(word))
  // An address or a number is not a name, but "&", "W.L.L." and "3" may be part of one.
  const isOther = words.some((word) => word.includes('@') || /\d{3}/.test(word))
  if (letters.length === 0 || isOther || name.length < minNameLength) return []
  const min = letters.length === 1 ? 0.65 : 0.74
  const accepts = ({ likeness }: { likeness: number }) => likeness >= min
  // The digits belong to the sender, not to a party.
  const kinds: FoundKind[] = hasNameAndPhone(query) ? ['request'] : ['request', 'party']
  // A separate query, so that many accounts with one name do not hide the requests.
  const people = await findNames(db, name, {
    kinds: ['user', 'client', 'member'],
    accepts,
    limit,
  })
  return [...people, ...(await findNames(db, name, { kinds, accepts, limit }))]
}

const minNameLength = 3

/** The same for the number of an identity document or a registration. */
export const paperHashIn = (typed: string, numbers: PartyNumbers): string | undefined => {
  const number = foldNumber(typed)
    .replace(/[\s\p{Pd}/]/gu, '')
    .toUpperCase()
  return /^(?=.*\d)[\p{L}\d]{4,30}$/u.test(number) ? numbers.hashOfPaper(number) : undefined
}

/** The hash of a query that may be the number of a power of attorney. */
export const powerHashIn = (typed: string, numbers: PartyNumbers): string | undefined => {
  const number = foldNumber(typed).trim()
  return /^\d{1,20}$/.test(number) ? numbers.hashOfPower(number) : undefined
}
