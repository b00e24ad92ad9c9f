// Separate from the schemas: screens need these values without the validation code.

import type { PaperState } from '#features/papers/values.ts'

/** The outcome of a request. `waiting` has no answer yet; `answered` is pending with one. */
export const outcomes = ['waiting', 'answered', 'approved', 'completed', 'rejected', 'withdrawn'] as const
export type Outcome = (typeof outcomes)[number]

/** The recorded reason for a rejection, if any. */
export const rejectionReasons = ['conflict', 'told', 'none'] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** The age of an open request in days: from the first number up to, but not including, the second. */
export const ages = [
  { age: 'week', from: 0, to: 7 },
  { age: 'month', from: 7, to: 30 },
  { age: 'quarter', from: 30, to: 90 },
  { age: 'older', from: 90, to: null },
] as const
export type Age = (typeof ages)[number]['age']

/** A document request that is not withdrawn; `late` is open after its due date. */
export const paperStates = ['open', 'late', 'refused', 'received', 'accepted'] as const satisfies PaperState[]

export const figureTables = [
  'requests',
  'services',
  'answers',
  'outcomes',
  'origins',
  'load',
  'stages',
  'told',
  'agreements',
  'preparation',
  'subscribers',
] as const
export type FigureTable = (typeof figureTables)[number]

/** A client had recent contact if the last word is at most this many days old. */
export const contactDays = 30

/** The maximum number of months: five years. */
export const maxMonths = 60
/** The default number of months, including the current one. */
export const defaultMonths = 12
