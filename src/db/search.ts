import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * Rows whose folded text holds every word of the query, in any order; hamza, tashkeel and digits make no
 * difference because both sides pass through `fold_text`. Undefined for an empty query: no condition.
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
