import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { containsText } from '#db/search.ts'
import { updateVersioned } from '#db/versions.ts'
import type { Page, PageOf, Sort } from '#http/lists.ts'
import type { Service, ServiceChanges, ServiceInput } from '../schema.ts'
import { services } from './table.ts'

export const serviceSortFields = ['displayOrder', 'nameEn', 'nameAr', 'status', 'createdAt'] as const
export type ServiceSortField = (typeof serviceSortFields)[number]

type ServiceList = {
  isActive?: boolean
  q?: string | undefined
  page: Page
  sort: Sort<ServiceSortField>
}

export const listServices = async (
  db: Database,
  { isActive, q, page, sort }: ServiceList,
): Promise<PageOf<Service>> => {
  const where = and(
    isActive ? eq(services.status, 'active') : undefined,
    containsText(services.searchText, q),
  )
  const direction = sort.descending ? desc : asc
  const order = [direction(services[sort.field]), direction(services.id)]
  // An index alone finds the rows of a deep page; only those are read.
  const onPage = db
    .select({ id: services.id })
    .from(services)
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    db
      .select()
      .from(services)
      .where(inArray(services.id, onPage))
      .orderBy(...order),
    db.select({ total: count() }).from(services).where(where),
  ])
  return { rows, total }
}

export const findService = async (db: Database, id: number): Promise<Service | undefined> => {
  const [found] = await db.select().from(services).where(eq(services.id, id))
  return found
}

export const findActiveService = async (db: Database, id: number): Promise<Service | undefined> => {
  const [found] = await db
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.status, 'active')))
  return found
}

/** A new service goes last unless told otherwise: its order is the length of the list (specification, section 9). */
export const createService = async (db: Database, input: ServiceInput): Promise<Service> => {
  const displayOrder = input.displayOrder ?? (await db.$count(services))
  const [created] = await db
    .insert(services)
    .values({ ...input, displayOrder })
    .returning()
  if (!created) throw new Error('insert returned no row')
  return created
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
