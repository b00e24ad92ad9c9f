import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'
import { containsWords, inOrder, insertedRow, readPage, type Source, updateVersioned } from '#db/rows.ts'
import { findPictureSizes } from '#features/images/server/repository.ts'
import type { AdminService, Service, ServiceChanges, ServiceInFull, ServiceInput } from '../schema.ts'
import { renderedGuidesOf, withGuides } from './guide.ts'
import { services } from './table.ts'

export const serviceSortFields = ['displayOrder', 'nameEn', 'nameAr', 'status', 'createdAt'] as const
type ServiceSortField = (typeof serviceSortFields)[number]

type ServiceList = {
  q?: string | undefined
  page: Page
  sort: Sort<ServiceSortField>
}

const {
  searchText: _searchText,
  renderedGuideEn: _renderedEn,
  renderedGuideAr: _renderedAr,
  ...officeColumns
} = getTableColumns(services)
const { guideEn: _guideEn, guideAr: _guideAr, ...listedColumns } = officeColumns

// Part of the statement, because it is constant.
const isActiveService = sql`${services.status} = 'active'`

/** Services for visitors; lists have no guides, because they are long. */
export const listActiveServices = (db: Database, list: ServiceList): Promise<PageOf<Service>> =>
  readServices(db, list, isActiveService, db.select(listedColumns).from(services))

/** All services, for the office. */
export const listServices = (db: Database, list: ServiceList): Promise<PageOf<AdminService>> =>
  readServices(db, list, undefined, db.select(officeColumns).from(services))

const readServices = <Row>(
  db: Database,
  { q, page, sort }: ServiceList,
  isListed: SQL | undefined,
  source: Source<Row>,
): Promise<PageOf<Row>> => {
  const where = and(isListed, containsWords(services.searchText, q))
  return readPage(db, services, { where, order: inOrder(services, sort), page }, source)
}

export const findService = async (db: Database, id: number): Promise<AdminService | undefined> => {
  const [found] = await db.select(officeColumns).from(services).where(eq(services.id, id))
  return found
}

export const findActiveService = async (db: Database, id: number): Promise<ServiceInFull | undefined> => {
  const [found] = await prepared(db, 'active service', () =>
    db
      .select()
      .from(services)
      .where(and(eq(services.id, sql.placeholder('id')), isActiveService)),
  ).execute({ id })
  return found && withGuides(found)
}

const renderedIn = async (db: Database, guides: Pick<ServiceChanges, 'guideEn' | 'guideAr'>) =>
  renderedGuidesOf(guides, await findPictureSizes(db, [guides.guideEn ?? '', guides.guideAr ?? '']))

/** A new service comes last by default: its order is the length of the list (specification, section 9). */
export const createService = async (db: Database, input: ServiceInput): Promise<AdminService> => {
  const displayOrder = input.displayOrder ?? (await db.$count(services))
  return insertedRow(
    await db
      .insert(services)
      .values({ ...input, ...(await renderedIn(db, input)), displayOrder })
      .returning(),
  )
}

export const updateService = async (
  db: Database,
  id: number,
  changes: ServiceChanges,
): Promise<AdminService | undefined> =>
  (await updateVersioned(db, services, id, { ...changes, ...(await renderedIn(db, changes)) }))
    ? findService(db, id)
    : undefined

export const deleteService = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db.delete(services).where(eq(services.id, id)).returning({ id: services.id })
  return deleted.length > 0
}
