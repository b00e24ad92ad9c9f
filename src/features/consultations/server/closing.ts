import type { Database } from '#db/connection.ts'
import type { auditOf } from '#features/audit/server/audit-of.ts'
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

/** An effect of closing a consultation. */
export type ClosingEffect<Result = void> = (
  db: Database,
  consultation: LockedConsultation,
  closing: Closing,
) => Promise<Result>

/** The effects in features above this one. Resolves to the id of the appointment that ended with it. */
export type OnClosed = ClosingEffect<number | undefined>

/** The row of the audit log for an appointment that ended with a consultation. */
export const auditEndedWith = async (
  audit: ReturnType<typeof auditOf>,
  tx: Database,
  consultationId: number,
  appointmentId: number | undefined,
): Promise<void> => {
  if (appointmentId !== undefined)
    await audit(tx, 'cancel', 'appointment', appointmentId, { consultation: `#${consultationId}` })
}
