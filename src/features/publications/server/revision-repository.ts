import { and, desc, eq, sql } from 'drizzle-orm'
import type { Page, PageOf } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { fullName, users } from '#features/users/server/table.ts'
import {
  type AdminPublication,
  type PublicationRevision,
  type PublicationTexts,
  type RevisionWithTexts,
  type TextName,
  textNames,
} from '../admin-schema.ts'
import { publicationRevisions } from './table.ts'

const { id, publicationId, userId, texts, createdAt } = publicationRevisions

export const textsOf = (publication: PublicationTexts): PublicationTexts =>
  Object.fromEntries(textNames.map((name) => [name, publication[name]])) as PublicationTexts

type NewRevision = { publicationId: number; userId: number; texts: PublicationTexts }

/** `before` contains the previous texts of a publication without revisions; they become its first one. */
export const addRevision = async (
  db: Database,
  revision: NewRevision,
  before?: AdminPublication,
): Promise<void> => {
  const isFirst = before && (await db.$count(publicationRevisions, eq(publicationId, before.id))) === 0
  if (isFirst)
    await db.insert(publicationRevisions).values({
      publicationId: before.id,
      userId: before.userId,
      texts: textsOf(before),
      createdAt: before.updatedAt,
    })
  await db.insert(publicationRevisions).values({ ...revision, createdAt: sql`clock_timestamp()` })
}

/** Newest first, without texts. */
export const listRevisions = async (
  db: Database,
  publication: number,
  page: Page,
): Promise<PageOf<PublicationRevision>> => {
  const versions = db
    .select({
      id,
      userId,
      createdAt,
      texts,
      number: sql<number>`(row_number() over (order by ${id}))::int`.as('number'),
      before: sql`lag(${texts}) over (order by ${id})`.as('before'),
    })
    .from(publicationRevisions)
    .where(eq(publicationId, publication))
    .as('versions')
  const [rows, total] = await Promise.all([
    db
      .select({
        id: versions.id,
        number: versions.number,
        userName: sql<string>`coalesce(${fullName(users)}, '')`,
        changed: sql<TextName[]>`array(
          select key from jsonb_each_text(${versions.texts}) as text
          where ${versions.before} is not null and text.value is distinct from ${versions.before} ->> text.key
        )`,
        createdAt: versions.createdAt,
      })
      .from(versions)
      .leftJoin(users, eq(users.id, versions.userId))
      .orderBy(desc(versions.id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(publicationRevisions, eq(publicationId, publication)),
  ])
  return { rows, total }
}

/** Finds a revision only if it belongs to this publication. */
export const findRevision = async (
  db: Database,
  publication: number,
  revision: number,
): Promise<RevisionWithTexts | undefined> => {
  const [found] = await db
    .select({ id, createdAt, texts })
    .from(publicationRevisions)
    .where(and(eq(id, revision), eq(publicationId, publication)))
  return found && { ...found, texts: textsOf(found.texts as PublicationTexts) }
}
