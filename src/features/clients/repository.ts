import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { containsText } from '#db/search.ts'
import type { Page, PageOf } from '#http/lists.ts'
import type { Client, ClientFilter } from './schema.ts'
import { clients } from './table.ts'

type ClientList = Pick<ClientFilter, 'type'> & { q?: string | undefined; page: Page }

/** Those whom visitors may see, in the firm's own order. */
export const listVisibleClients = async (
  db: Database,
  { type, q, page }: ClientList,
): Promise<PageOf<Client>> => {
  const where = and(
    eq(clients.isVisible, true),
    type && type !== 'all' ? eq(clients.clientType, type) : undefined,
    containsText(searchText, q),
  )
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    db
      .select()
      .from(clients)
      .where(where)
      .orderBy(asc(clients.displayOrder), asc(clients.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(clients).where(where),
  ])
  return { rows: rows.map(inBothSpellings), total }
}

/** Few enough to be folded at each search. */
const searchText: SQL = sql`fold_text(${sql.join(
  [clients.nameEn, clients.nameAr, clients.descriptionEn, clients.descriptionAr],
  sql` || ' ' || `,
)})`

const inBothSpellings = (row: typeof clients.$inferSelect): Client => ({
  ...row,
  name: row.nameEn,
  description: row.descriptionEn,
  logo: row.logoUrl,
  website: row.websiteUrl,
})
