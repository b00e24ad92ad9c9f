import { and, count, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { inOrder, insertedRow, readPage } from '#db/pages.ts'
import { containsText } from '#db/search.ts'
import { updateVersioned } from '#db/versions.ts'
import type { Page, PageOf, Sort } from '#http/lists.ts'
import type { Client, ClientChanges, ClientCounts, ClientFilter, ClientInput } from '../schema.ts'
import { clients } from './table.ts'

export const clientSortFields = ['displayOrder', 'nameEn', 'nameAr', 'clientType', 'createdAt'] as const
export type ClientSortField = (typeof clientSortFields)[number]

type ClientSelection = Pick<ClientFilter, 'type'> & {
  isVisible?: boolean | undefined
  q?: string | undefined
}

const matching = ({ type, isVisible, q }: ClientSelection): SQL | undefined =>
  and(
    type && type !== 'all' ? eq(clients.clientType, type) : undefined,
    isVisible === undefined ? undefined : eq(clients.isVisible, isVisible),
    containsText(clients.searchText, q),
  )

export const listClients = async (
  db: Database,
  { page, sort, ...selection }: ClientSelection & { page: Page; sort: Sort<ClientSortField> },
): Promise<PageOf<Client>> => {
  const where = matching(selection)
  const { rows, total } = await readPage(
    db,
    clients,
    { where, order: inOrder(clients, sort), page },
    db.select().from(clients),
  )
  return { rows: rows.map(inBothSpellings), total }
}

export const countClientsByType = async (
  db: Database,
  selection: Omit<ClientSelection, 'type'>,
): Promise<ClientCounts> => {
  const rows = await db
    .select({ type: clients.clientType, isVisible: clients.isVisible, total: count() })
    .from(clients)
    .where(matching(selection))
    .groupBy(clients.clientType, clients.isVisible)
  const counts: ClientCounts = {
    all: 0,
    corporate: 0,
    individual: 0,
    government: 0,
    international: 0,
    visible: 0,
  }
  for (const { type, isVisible, total } of rows) {
    counts[type] += total
    counts.all += total
    if (isVisible) counts.visible += total
  }
  return counts
}

/** Also one that visitors do not see. */
export const findClient = async (db: Database, id: number): Promise<Client | undefined> => {
  const [found] = await db.select().from(clients).where(eq(clients.id, id))
  return found && inBothSpellings(found)
}

/** A new client goes last unless told otherwise, as new services and team members do. */
export const createClient = async (db: Database, input: ClientInput): Promise<Client> => {
  const displayOrder = input.displayOrder ?? (await db.$count(clients))
  const created = insertedRow(
    await db
      .insert(clients)
      .values({ ...input, displayOrder })
      .returning(),
  )
  return inBothSpellings(created)
}

export const updateClient = async (
  db: Database,
  id: number,
  changes: ClientChanges,
): Promise<Client | undefined> =>
  (await updateVersioned(db, clients, id, changes)) ? findClient(db, id) : undefined

/** The name of what is gone, for the audit log; undefined when there was nothing. */
export const deleteClient = async (db: Database, id: number): Promise<string | undefined> => {
  const [deleted] = await db.delete(clients).where(eq(clients.id, id)).returning({ name: clients.nameEn })
  return deleted?.name
}

const inBothSpellings = (row: typeof clients.$inferSelect): Client => ({
  ...row,
  name: row.nameEn,
  description: row.descriptionEn,
  logo: row.logoUrl,
  website: row.websiteUrl,
})
