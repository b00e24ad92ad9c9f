import { openStatuses } from './rules.ts'
import type { OwnConsultation } from './schema.ts'

type Dated = Pick<OwnConsultation, 'status' | 'nextDate'>

/** The next date of an open consultation; a closed one has none. */
export const nextDateOf = ({ status, nextDate }: Dated): Dated['nextDate'] =>
  openStatuses.some((open) => open === status) ? nextDate : null

/** The consultation with the earliest next date. A whole day comes before its times. */
export const earliestDated = <Known extends Dated>(consultations: readonly Known[]): Known | undefined =>
  consultations
    .filter((consultation) => nextDateOf(consultation))
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))[0]

const startOf = ({ nextDate }: Dated): string => `${nextDate?.day} ${nextDate?.time ?? ''}`
