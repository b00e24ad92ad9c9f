import { type Column, or, type SQL, sql } from 'drizzle-orm'
import { spellingsOf, spellingsOfQuery } from '#languages/english-spelling.ts'

/**
 * Rows whose folded text contains every word of the query, in any order. `fold_text` removes differences of
 * hamza, tashkeel and digits on both sides, and British and American spelling match. Undefined, meaning no
 * condition, for an empty query.
 */
export const containsText = (column: Column | SQL, query: string | undefined): SQL | undefined => {
  const words = query?.split(/\s+/).filter(Boolean).slice(0, 8) ?? []
  if (words.length === 0) return undefined
  const conditions = words.map((word) =>
    anyOf([word, ...spellingsOf(word.toLowerCase()).slice(1)].map((each) => containsWord(column, each))),
  )
  return sql.join(conditions, sql` and `)
}

const containsWord = (column: Column | SQL, word: string): SQL =>
  sql`${column} like '%' || replace(replace(replace(fold_text(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

export const anyOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`

/** The right-hand side of a match on `search_vector`: the query's words in British and American spelling. */
export const searchQuery = (query: string): SQL =>
  sql.join(
    spellingsOfQuery(query).map((each) => sql`search_query(${each})`),
    sql` || `,
  )

/** Like `containsText`, or with other forms of its words: "company" also finds "companies". */
export const containsWords = (column: Column | SQL, query: string | undefined): SQL | undefined => {
  const contains = containsText(column, query)
  return contains && or(contains, sql`search_vector(${column}) @@ (${searchQuery(query ?? '')})`)
}
