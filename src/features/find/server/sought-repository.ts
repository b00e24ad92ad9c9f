import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { soughtBeginning, soughtNumber, soughtPhone } from '#fields/sought-number.ts'
import { mostFound } from '../values.ts'

/** What somebody looks for, as the database writes it. */
export type Sought = {
  typed: string
  /** Folded; each must be there. Empty if there is too little of it to look for. */
  words: readonly string[]
  phone: string | undefined
  number: number | undefined
}

const mostWords = 8
const fewestLetters = 2

export const readSought = async (db: Database, typed: string): Promise<Sought> => {
  const { rows } = await db.execute<{ folded: string }>(sql`select fold_text(${typed}) as folded`)
  const words = (rows[0]?.folded ?? '').split(' ').filter(Boolean).slice(0, mostWords)
  return {
    typed,
    words: words.join('').length < fewestLetters ? [] : words,
    phone: soughtPhone(typed) ?? soughtBeginning(typed),
    number: soughtNumber(typed),
  }
}

/** Among people the first digits of a number that is dialled are no word, which stands inside of others' numbers. */
export const asDialled = (sought: Sought): Sought =>
  soughtBeginning(sought.typed) === undefined ? sought : { ...sought, words: [] }

/** Shorter words must begin one: an index of three letters knows no other. */
const shortestPart = 3

/** All words of the query, or its digits as those of a phone number. Undefined if there is nothing to look for. */
export const containsSought = (text: Column | SQL, { words, phone }: Sought): SQL | undefined => {
  const ofWords = and(
    ...words.map((word) =>
      word.length < shortestPart ? beginsWord(text, word) : sql`${text} like ${`%${literally(word)}%`}`,
    ),
  )
  return or(ofWords, phone === undefined ? undefined : sql`${text} like ${`%${phone}%`}`)
}

const beginsWord = (text: Column | SQL, word: string): SQL =>
  sql`(${text} like ${`${literally(word)}%`} or ${text} like ${`% ${literally(word)}%`})`

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

type Searched = PgTable & { id: PgColumn; searchText: PgColumn }

type Among = {
  where?: SQL | undefined
  /** Found otherwise already. */
  alike?: readonly number[]
  limit?: number
}

/** So many rows are looked at before an index is asked. */
const newest = sql.raw('500')

/**
 * The ids of the best rows: those in which a word begins with the last of the query, then the newest. What many rows hold
 * is found among the newest, and the index is asked for what is rare: to gather and sort all that a common word is in
 * would take longer than anybody waits for the next letter.
 */
export const bestIds = (
  table: Searched,
  sought: Sought,
  { where, alike = [], limit = mostFound }: Among = {},
): SQL => {
  const matches = and(containsSought(table.searchText, sought) ?? sql`false`, where)
  const begins = beginsWord(table.searchText, sought.words.at(-1) ?? '')
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
 * All questions of a search see the same rows. None reads a whole table, which the planner would rather do where it takes a
 * word for a common one. Nor are processes of the server started for a part that is seldom reached: to start them takes longer
 * than all the rest.
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
