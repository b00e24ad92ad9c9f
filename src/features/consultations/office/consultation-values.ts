import * as z from 'zod/mini'
import type { TextKey } from '#i18n/translate.tsx'
import { type Consultation, consultationNotes, consultationStatuses } from '../schema.ts'

/** What a select holds for nobody: no option may be empty (P4.16). */
export const unassigned = 'unassigned'

/** The dialog's form: a select knows texts only, so the assignee is one here. */
export const consultationForm = z.object({
  status: z.enum(consultationStatuses),
  assignedToId: z.string(),
  notes: consultationNotes,
})
export type ConsultationValues = z.infer<typeof consultationForm>

/** In the order of the form. */
export const consultationLabels = {
  status: 'table.status',
  assignedToId: 'consult.assignedTo',
  notes: 'consult.notes',
} as const satisfies Record<keyof ConsultationValues, TextKey>

export const valuesOf = ({ status, assignedToId, notes }: Consultation): ConsultationValues => ({
  status,
  assignedToId: assignedToId === null ? unassigned : String(assignedToId),
  notes,
})

/** As the API takes it; `updatedAt` is the version the values were written against. */
export const changesOf = ({ assignedToId, ...values }: ConsultationValues, updatedAt: string) => ({
  ...values,
  assignedToId: assignedToId === unassigned ? null : Number(assignedToId),
  updatedAt,
})
