import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { images } from './table.ts'

export const createImage = async (db: Database, values: typeof images.$inferInsert) => {
  const [created] = await db.insert(images).values(values).returning()
  if (!created) throw new Error('insert returned no row')
  return created
}

export const findImage = async (db: Database, storageKey: string) => {
  const [found] = await db.select().from(images).where(eq(images.storageKey, storageKey))
  return found
}

export const listImageKeys = async (db: Database): Promise<string[]> =>
  (await db.select({ key: images.storageKey }).from(images)).map(({ key }) => key)
