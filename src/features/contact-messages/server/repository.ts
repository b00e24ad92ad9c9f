import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import type { Language } from '#languages/language.ts'
import type { ContactReceipt } from '../schema.ts'
import { contactMessages } from './table.ts'

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
