import { openStatuses } from './rules.ts'
import type { OwnConsultation } from './schema.ts'

type Dated = Pick<OwnConsultation, 'status' | 'nextDate'>

/** The next date of an open consultation; a closed one has none. */
export const nextDateOf = ({ status, nextDate }: Dated): Dated['nextDate'] =>
  openStatuses.some((open) => open === status) ? nextDate : null
