import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { keptCount } from '#db/kept-counts.ts'
import { inOrder, insertedRow, readPage } from '#db/pages.ts'
import { prepared } from '#db/prepared.ts'
import { containsWords } from '#db/search.ts'
import { updateVersioned } from '#db/versions.ts'
import type { Page, PageOf, Sort } from '#http/lists.ts'
import type { Service, ServiceChanges, ServiceInput } from '../schema.ts'
import { services } from './table.ts'

export const serviceSortFields = ['displayOrder', 'nameEn', 'nameAr', 'status', 'createdAt'] as const
type ServiceSortField = (typeof serviceSortFields)[number]

type ServiceList = {
  isActive?: boolean
  q?: string | undefined
  page: Page
  sort: Sort<ServiceSortField>
}

const { searchText: _searchText, ...shown } = getTableColumns(services)

// Written into the statement: it never differs.
const isActiveService = sql`${services.status} = 'active'`

export const listServices = async (
  db: Database,
  { isActive, q, page, sort }: ServiceList,
): Promise<PageOf<Service>> => {
  const where = and(isActive ? isActiveService : undefined, containsWords(services.searchText, q))
  const list = { where, order: inOrder(services, sort), page }
  const source = () => db.select(shown).from(services)
  if (q) return readPage(db, services, list, source)
  const key = `services ${isActive} ${sort.field} ${sort.descending}`
  const total = keptCount('services', isActive ? sql`'active'` : undefined)
  return readPage(db, services, { ...list, total, prepared: { key, values: {} } }, source)
}

export const findService = async (db: Database, id: number): Promise<Service | undefined> => {
  const [found] = await db.select().from(services).where(eq(services.id, id))
  return found
}

export const findActiveService = async (db: Database, id: number): Promise<Service | undefined> => {
  const [found] = await prepared(db, 'active service', () =>
    db
      .select()
      .from(services)
      .where(and(eq(services.id, sql.placeholder('id')), isActiveService)),
  ).execute({ id })
  return found
}

/**
 * A new service comes last unless the input says otherwise: its order is the length of the list (specification,
 * section 9).
 */
export const createService = async (db: Database, input: ServiceInput): Promise<Service> => {
  const displayOrder = input.displayOrder ?? (await db.$count(services))
  return insertedRow(
    await db
      .insert(services)
      .values({ ...input, displayOrder })
      .returning(),
  )
}

export const updateService = async (
  db: Database,
  id: number,
  changes: ServiceChanges,
): Promise<Service | undefined> =>
  (await updateVersioned(db, services, id, changes)) ? findService(db, id) : undefined

export const deleteService = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db.delete(services).where(eq(services.id, id)).returning({ id: services.id })
  return deleted.length > 0
}
