import type { Database } from '#db/connection.ts'
import type { DateDecision } from '../values.ts'
import type { LockedConsultation } from './repository.ts'

type Closing = {
  /** Null for a guest. */
  actorId: number | null
  /** The decision about the dates ahead; undefined if the caller gave none. */
  dates: DateDecision | undefined
  /** The dates that the caller may see: a client those shown, a colleague who may not open it none. */
  sees: 'all' | 'shown' | 'nothing'
}

/** Other effects of closing a consultation, implemented by features above this one. */
export type OnClosed = (db: Database, consultation: LockedConsultation, closing: Closing) => Promise<void>
