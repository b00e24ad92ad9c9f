import type { Database } from '#db/connection.ts'
import type { LockedConsultation } from './repository.ts'

/** Other effects of closing a consultation, implemented by features above this one. */
export type OnClosed = (
  db: Database,
  consultation: LockedConsultation,
  /** Null for a guest. */
  actorId: number | null,
) => Promise<void>
