import { and, eq, or } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { containsText, inOrder, insertedRow, readPage, updateVersioned } from '#db/rows.ts'
import { phoneInQuery } from '#fields/number-in-query.ts'
import type { Language } from '#languages/language.ts'
import type { ContactMessage, ContactMessageChanges } from '../admin-schema.ts'
import type { ContactReceipt } from '../schema.ts'
import { mayReadContactMessage } from './readers.ts'
import { contactMessages } from './table.ts'

export const contactSortFields = ['createdAt', 'name', 'subject', 'isRead'] as const
type ContactSortField = (typeof contactSortFields)[number]

type ContactList = {
  reader: Reader
  isUnread?: boolean
  q?: string | undefined
  page: Page
  sort: Sort<ContactSortField>
}

/** Ties are sorted newest first. */
export const listContactMessages = async (
  db: Database,
  { reader, isUnread, q, page, sort }: ContactList,
): Promise<PageOf<ContactMessage>> => {
  const where = and(
    mayReadContactMessage(reader),
    isUnread === undefined ? undefined : eq(contactMessages.isRead, !isUnread),
    or(
      containsText(contactMessages.searchText, q),
      containsText(contactMessages.searchText, phoneInQuery(q)),
    ),
  )
  const list = { where, order: inOrder(contactMessages, sort), page }
  return readPage(db, contactMessages, list, db.select().from(contactMessages))
}

/** Undefined also if it is now a consultation that the user may not see. */
export const findContactMessage = async (
  db: Database,
  id: number,
  reader: Reader,
): Promise<ContactMessage | undefined> => {
  const [found] = await db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), mayReadContactMessage(reader)))
  return found
}

/** Locks the row until the transaction ends, so that a second concurrent conversion sees the first one. */
export const lockContactMessage = async (
  db: Database,
  id: number,
  reader: Reader,
): Promise<ContactMessage | undefined> => {
  await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  return findContactMessage(db, id, reader)
}

/** False if there is no such message. */
export const updateContactMessage = (
  db: Database,
  id: number,
  changes: ContactMessageChanges & { consultationId?: number },
): Promise<boolean> => updateVersioned(db, contactMessages, id, changes)

export const deleteContactMessage = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id })
  return deleted.length > 0
}

type NewContactMessage = {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  language: Language
  isDoubtful: boolean
}

export const createContactMessage = async (db: Database, values: NewContactMessage): Promise<number> => {
  const created = insertedRow(
    await db.insert(contactMessages).values(values).returning({ id: contactMessages.id }),
  )
  return created.id
}

/** The data of the sender's receipt. */
export const findContactReceipt = async (db: Database, id: number): Promise<ContactReceipt | undefined> => {
  const [found] = await db
    .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
  return found
}
