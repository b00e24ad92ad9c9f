import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { containsText, countByKind, inOrder, insertedRow, readPage, updateVersioned } from '#db/rows.ts'
import { isSettingOn } from '#features/settings/server/repository.ts'
import { missingConsent } from '#fields/missing-consent.ts'
import {
  type ClientChanges,
  type ClientCounts,
  type ClientFilter,
  type ClientInput,
  type ClientLine,
  clientTypes,
  type OfficeClient,
} from '../schema.ts'
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
): Promise<PageOf<OfficeClient>> => {
  const list = { where: matching(selection), order: inOrder(clients, sort), page }
  const { rows, total } = await readPage(db, clients, list, db.select().from(clients))
  return { rows: rows.map(inBothSpellings), total }
}

export const countClientsByType = async (
  db: Database,
  selection: Omit<ClientSelection, 'type'>,
): Promise<ClientCounts> => {
  const where = matching(selection)
  const counts = await countByKind(db, clients, { kinds: clientTypes, kind: clients.clientType, where })
  const isUnproven = or(eq(clients.consentBy, ''), isNull(clients.consentOn))
  return { ...counts, unproven: await db.$count(clients, and(where, clients.isVisible, isUnproven)) }
}

/** Also finds hidden clients. */
export const findClient = async (db: Database, id: number): Promise<OfficeClient | undefined> => {
  const [found] = await db.select().from(clients).where(eq(clients.id, id))
  return found && inBothSpellings(found)
}

/** A new client comes last by default, like new services and team members. */
export const createClient = async (db: Database, input: ClientInput): Promise<OfficeClient> => {
  const displayOrder = input.displayOrder ?? (await db.$count(clients))
  const created = insertedRow(
    await db
      .insert(clients)
      .values({ ...input, displayOrder })
      .returning(),
  )
  return inBothSpellings(created)
}

/** The English names of all clients. */
export const listClientNames = async (db: Database): Promise<string[]> =>
  (await db.select({ name: clients.nameEn }).from(clients)).map(({ name }) => name)

const insertedAtOnce = 500

/**
 * Adds clients after the existing ones, unless a line contains its order. Those without a consent are hidden if the
 * firm asks for one.
 */
export const insertClients = async (db: Database, lines: readonly ClientLine[]): Promise<void> => {
  const before = await db.$count(clients)
  const asksConsent = await isSettingOn(db, 'client_consent')
  const rows = lines.map((line, index) => ({
    ...line,
    displayOrder: line.displayOrder ?? before + index,
    isVisible: line.isVisible && !(asksConsent && missingConsent(line)),
  }))
  for (let at = 0; at < rows.length; at += insertedAtOnce)
    await db.insert(clients).values(rows.slice(at, at + insertedAtOnce))
}

export const updateClient = async (
  db: Database,
  id: number,
  changes: ClientChanges,
): Promise<OfficeClient | undefined> =>
  (await updateVersioned(db, clients, id, changes)) ? findClient(db, id) : undefined

/** Returns its name for the audit log; undefined if it did not exist. */
export const deleteClient = async (db: Database, id: number): Promise<{ name: string } | undefined> => {
  const [deleted] = await db.delete(clients).where(eq(clients.id, id)).returning({ name: clients.nameEn })
  return deleted
}

const inBothSpellings = (row: typeof clients.$inferSelect): OfficeClient => ({
  ...row,
  name: row.nameEn,
  description: row.descriptionEn,
  logo: row.logoUrl,
  website: row.websiteUrl,
})
