import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { isShown } from '#features/publications/server/repository.ts'
import { publications } from '#features/publications/server/table.ts'
import { favorites } from './table.ts'

type OwnFavorites = { publicationId?: number | undefined; page: Page }

/** The user's own favorites, newest first, without publications that visitors can no longer see. */
export const listOwnFavorites = async (
  db: Database,
  userId: number,
  { publicationId, page }: OwnFavorites,
): Promise<PageOf<typeof favorites.$inferSelect>> => {
  const where = and(
    eq(favorites.userId, userId),
    inArray(favorites.publicationId, db.select({ id: publications.id }).from(publications).where(isShown)),
    publicationId === undefined ? undefined : eq(favorites.publicationId, publicationId),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(favorites)
      .where(where)
      .orderBy(desc(favorites.createdAt), desc(favorites.id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(favorites, where),
  ])
  return { rows, total }
}

/** Adding twice, even concurrently, adds one row; a publication that visitors cannot see is not added. */
export const addOwnFavorite = async (db: Database, userId: number, publicationId: number): Promise<void> => {
  await db.execute(sql`
    insert into ${favorites} (user_id, publication_id)
    select ${userId}::int, ${publications.id} from ${publications} where ${and(isShown, eq(publications.id, publicationId))}
    on conflict do nothing`)
}

export const removeOwnFavorite = async (
  db: Database,
  userId: number,
  publicationId: number,
): Promise<boolean> => {
  const removed = await db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.publicationId, publicationId)))
    .returning({ id: favorites.id })
  return removed.length > 0
}
