import type { Database } from '#db/connection.ts'
import type { LockedConsultation } from './repository.ts'

/** What else ends with a consultation that is withdrawn, rejected or completed; nouns above this one hand it over. */
export type OnClosed = (
  db: Database,
  consultation: LockedConsultation,
  /** Null for a guest. */
  actorId: number | null,
) => Promise<void>
