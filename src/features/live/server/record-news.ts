import * as z from 'zod/mini'
import type { LiveKind } from '../values.ts'
import { liveTables } from './tables-repository.ts'

const tables = Object.keys(liveTables) as (keyof typeof liveTables)[]
const numbers = z._default(z.array(z.int()), [])

const announcement = z.object({
  table: z.enum(tables),
  /** Ids of existing records, to check permissions. */
  ids: numbers,
  /** Ids of the requests of deleted records. */
  requests: numbers,
  /** Ids of the users who own or owned these records. */
  people: numbers,
  /** More records than the announcement lists. */
  isMany: z._default(z.boolean(), false),
  /** A request that the whole office could list is now restricted. */
  isClosed: z._default(z.boolean(), false),
})

export type RecordNews = z.infer<typeof announcement> & { kind: LiveKind }

/** Undefined for an announcement in the format of another version. */
export const readNews = (text: string): RecordNews | undefined => {
  const { data, success } = announcement.safeParse(JSON.parse(text))
  return success ? { ...data, kind: liveTables[data.table][0] } : undefined
}
