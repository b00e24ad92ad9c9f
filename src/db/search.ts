import { type Column, or, type SQL, sql } from 'drizzle-orm'

/**
 * Rows whose folded text contains every word of the query, in any order. Hamza, tashkeel and digit forms make no
 * difference, since both sides pass through `fold_text`. Undefined, meaning no condition, for an empty query.
 */
export const containsText = (column: Column | SQL, query: string | undefined): SQL | undefined => {
  const words = query?.split(/\s+/).filter(Boolean).slice(0, 8) ?? []
  if (words.length === 0) return undefined
  const conditions = words.map(
    (word) =>
      sql`${column} like '%' || replace(replace(replace(fold_text(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
  )
  return sql.join(conditions, sql` and `)
}

/** As `containsText`, or with other forms of its words: a company is also found by its companies. */
export const containsWords = (column: Column | SQL, query: string | undefined): SQL | undefined => {
  const contains = containsText(column, query)
  return contains && or(contains, sql`search_vector(${column}) @@ search_query(${query})`)
}
