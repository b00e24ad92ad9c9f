import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { searchQuery } from '#db/search.ts'
import { clients } from '#features/clients/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { isText, type Requested } from './people-repository.ts'
import { bestIds, containsQuery, type Query } from './query-repository.ts'

/**
 * Searches title and summary in both languages, published or not. `byText` adds matches in the text, only of
 * publications that visitors may see.
 */
export const findPublications = (db: Database, query: Query, byText: readonly number[] = []) =>
  db
    .select({
      id: publications.id,
      titleEn: publications.titleEn,
      titleAr: publications.titleAr,
      publishDate: publications.publishDate,
      isVisible: publications.isVisible,
      isText: isText(containsQuery(publications.searchText, query)),
    })
    .from(publications)
    .where(sql`${publications.id} in ${bestIds(publications, query, { alike: byText })}`)

/** A limit before sorting, so that a word in many texts does not cause a large sort. */
const maxByText = sql.raw('50')

/** Matches by other forms of the words, and by words of the texts. */
export const listPublicationIdsByText = async (db: Database, { typed }: Query): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${publications} where ${publications.searchVector} @@ (${searchQuery(typed)}) limit ${maxByText}`)
  return rows.map(({ id }) => id)
}

export const findServices = (db: Database, query: Query) =>
  db
    .select({
      id: services.id,
      nameEn: services.nameEn,
      nameAr: services.nameAr,
      isVisible: isText(sql`${services.status} = 'active'`),
    })
    .from(services)
    .where(sql`${services.id} in ${bestIds(services, query)}`)

export const findClients = (db: Database, { query, alike }: Requested) =>
  db
    .select({
      id: clients.id,
      nameEn: clients.nameEn,
      nameAr: clients.nameAr,
      isVisible: clients.isVisible,
      isText: isText(containsQuery(clients.searchText, query)),
    })
    .from(clients)
    .where(sql`${clients.id} in ${bestIds(clients, query, { alike })}`)
