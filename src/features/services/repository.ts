import { and, asc, count, desc, eq } from 'drizzle-orm'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { containsText } from '#db/search.ts'
import type { Page, PageOf, Sort } from '#http/lists.ts'
import type { Service, ServiceChanges, ServiceInput } from './schema.ts'
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
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    db
      .select()
      .from(services)
      .where(where)
      .orderBy(direction(services[sort.field]), direction(services.id))
      .limit(page.limit)
      .offset(page.offset),
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

/** Nothing is changed, and nothing comes back, when `updatedAt` is no longer the row's. */
export const updateService = async (
  db: Database,
  id: number,
  { updatedAt, ...changes }: ServiceChanges,
): Promise<Service | undefined> => {
  const [updated] = await db
    .update(services)
    .set({ ...changes, updatedAt: nextVersion(services.updatedAt) })
    .where(and(eq(services.id, id), updatedAt === undefined ? undefined : eq(services.updatedAt, updatedAt)))
    .returning()
  return updated
}

export const deleteService = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db.delete(services).where(eq(services.id, id)).returning({ id: services.id })
  return deleted.length > 0
}
