import type { Database } from '#db/connection.ts'
import type { ContactReceipt } from './schema.ts'
import { contactMessages } from './table.ts'

type NewContactMessage = {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  language: 'en' | 'ar'
}

export const createContactMessage = async (
  db: Database,
  values: NewContactMessage,
): Promise<ContactReceipt> => {
  const [created] = await db
    .insert(contactMessages)
    .values(values)
    .returning({ id: contactMessages.id, createdAt: contactMessages.createdAt })
  if (!created) throw new Error('insert returned no row')
  return created
}
