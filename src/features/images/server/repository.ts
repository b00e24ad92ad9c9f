import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/rows.ts'
import type { DayOfUploads } from '#files/daily-limit.ts'
import { images } from './table.ts'

export const createImage = async (db: Database, values: typeof images.$inferInsert) =>
  insertedRow(await db.insert(images).values(values).returning())

export const findImage = async (db: Database, storageKey: string) => {
  const [found] = await db.select().from(images).where(eq(images.storageKey, storageKey))
  return found
}

export const findImageById = async (db: Database, id: number) => {
  const [found] = await db.select().from(images).where(eq(images.id, id))
  return found
}

const addressOfImage = /\/images\/([0-9a-f-]{36})/g

/** The sizes of the uploaded pictures that these texts contain. */
export const findPictureSizes = async (db: Database, texts: readonly string[]) => {
  const keys = texts.flatMap((text) => [...text.matchAll(addressOfImage)].flatMap(([, key]) => key ?? []))
  if (keys.length === 0) return () => undefined
  const { storageKey, width, height } = images
  const found = await db.select({ storageKey, width, height }).from(images).where(inArray(storageKey, keys))
  const sizes = new Map(found.map((size) => [`/images/${size.storageKey}`, size]))
  return (address: string) => sizes.get(address)
}

/** The latest picture that was fetched from each of these URLs. */
export const findImagesBySource = async (db: Database, addresses: string[]): Promise<Map<string, string>> => {
  if (addresses.length === 0) return new Map()
  const { id, storageKey, sourceAddress, malwareCheck } = images
  const found = await db
    .select({ storageKey, sourceAddress })
    .from(images)
    .where(and(inArray(sourceAddress, addresses), sql`${malwareCheck} is distinct from 'infected'`))
    .orderBy(id)
  return new Map(found.map((row) => [row.sourceAddress ?? '', `/images/${row.storageKey}`]))
}

/** A user's uploads in the last 24 hours. */
export const findImagesOfDay = async (db: Database, userId: number): Promise<DayOfUploads> => {
  const [found] = await db
    .select({
      files: count(),
      bytes: sql<number>`coalesce(sum(${images.size}), 0)::float8`,
      secondsLeft: sql<number>`coalesce(ceil(86400 - extract(epoch from now() - min(${images.createdAt}))), 0)::int`,
    })
    .from(images)
    .where(and(eq(images.userId, userId), gt(images.createdAt, sql`now() - interval '24 hours'`)))
  return found ?? { files: 0, bytes: 0, secondsLeft: 0 }
}
