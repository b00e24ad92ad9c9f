import * as z from 'zod/mini'
import type { TextKey } from '#i18n/translate.tsx'
import { type Consultation, consultationNotes, consultationStatuses, rejectionNote } from '../schema.ts'
import { dateDecisions } from '../values.ts'

/** The select's value for no assignee: options must not be empty (P4.16). */
export const unassigned = 'unassigned'

/** The values of the dialog's form. A select has text values, so the assignee is text here. */
export const consultationForm = z.object({
  status: z.enum(consultationStatuses),
  assignedToId: z.string(),
  notes: consultationNotes,
  rejectionNote,
  /** The decision about dates ahead; empty without one. */
  dates: z.enum(['', ...dateDecisions]),
})
export type ConsultationValues = z.infer<typeof consultationForm>

/** Field labels, in the order of the form. */
export const consultationLabels = {
  status: 'table.status',
  rejectionNote: 'consult.rejectionNote',
  dates: 'consult.dates',
  assignedToId: 'consult.assignedTo',
  notes: 'consult.notes',
} as const satisfies Record<keyof ConsultationValues, TextKey>

export const valuesOf = ({
  status,
  rejectionNote,
  assignedToId,
  notes,
}: Consultation): ConsultationValues => ({
  status,
  assignedToId: assignedToId === null ? unassigned : String(assignedToId),
  notes,
  rejectionNote,
  dates: '',
})

/**
 * The body of the API call, against the version that the editor has read. Unchanged notes are left out:
 * a colleague may have added one.
 */
export const changesOf = (
  { assignedToId, notes, dates, ...values }: ConsultationValues,
  against: Pick<Consultation, 'notes' | 'updatedAt'>,
) => ({
  ...values,
  ...(notes !== against.notes && { notes }),
  ...(dates !== '' && { dates }),
  assignedToId: assignedToId === unassigned ? null : Number(assignedToId),
  updatedAt: against.updatedAt,
})
