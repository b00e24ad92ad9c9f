import * as z from 'zod/mini'
import type { LiveKind } from '../values.ts'

/** The tables whose triggers announce records, and the kind of list that shows them. */
const kindOf = {
  consultations: 'consultations',
  consultation_readers: 'consultations',
  appointments: 'appointments',
  messages: 'messages',
  documents: 'documents',
  document_requests: 'documents',
  contact_messages: 'contact-messages',
} as const satisfies Record<string, LiveKind>

const tables = Object.keys(kindOf) as (keyof typeof kindOf)[]
const numbers = z._default(z.array(z.int()), [])

const announcement = z.object({
  table: z.enum(tables),
  /** Those that are there; readers are asked about them. */
  ids: numbers,
  /** The requests of those that are gone. */
  requests: numbers,
  /** Whose own records they are, or were. */
  people: numbers,
  /** More than are named. */
  isMany: z._default(z.boolean(), false),
  /** A request that the whole office listed is restricted now. */
  isClosed: z._default(z.boolean(), false),
})

export type RecordNews = z.infer<typeof announcement> & { kind: LiveKind }

/** Undefined for what another version of the program announces. */
export const readNews = (text: string): RecordNews | undefined => {
  const { data, success } = announcement.safeParse(JSON.parse(text))
  return success ? { ...data, kind: kindOf[data.table] } : undefined
}
