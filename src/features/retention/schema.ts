import * as z from 'zod/mini'
import { inDays, minDays, periodUnits, retentionKinds } from '#features/legal-pages/periods.ts'

/** Days before a shortened period takes effect; until then the change can be reverted. */
export const graceDays = 7

const period = z.nullable(
  z.strictObject({
    amount: z
      .int('val.generic.number')
      .check(z.minimum(1, 'val.generic.number'), z.maximum(1200, 'val.generic.number')),
    unit: z.enum(periodUnits, 'val.generic.format'),
  }),
)

const kind = z.enum(retentionKinds, 'val.generic.format')

export const periodChoice = z.strictObject({ kind, period }).check(
  z.refine((choice) => choice.period === null || inDays(choice.period) >= minDays[choice.kind], {
    error: 'val.retention.tooShort',
    path: ['period'],
  }),
)

export const periodChange = z
  .strictObject({
    kind,
    period,
    /** The version of the policy that the user has read. */
    version: z.string().check(z.regex(/^[\d-]{1,10}$/, 'val.generic.format')),
    /** The number of due records that the user has confirmed. */
    confirmed: z.int().check(z.minimum(0)),
  })
  .check(
    z.refine((choice) => choice.period === null || inDays(choice.period) >= minDays[choice.kind], {
      error: 'val.retention.tooShort',
      path: ['period'],
    }),
  )
export type PeriodChange = z.infer<typeof periodChange>

const figures = {
  /** Number of records past their period. */
  due: z.int(),
  /** Number of records whose period ends within 30 days. */
  soon: z.int(),
}

export const periodFigures = z.object(figures)
const retentionRow = z.object({
  kind,
  period: z.nullable(z.object({ amount: z.int(), unit: z.enum(periodUnits) })),
  ...figures,
  /** Number of due records that wait because their period was shortened. */
  waiting: z.int(),
  /** Whether the current policy mentions the period in both languages. */
  isNamed: z.boolean(),
})
export type RetentionRow = z.infer<typeof retentionRow>

export const retentionState = z.object({
  rows: z.array(retentionRow),
  version: z.string(),
  /** The date of the first deletions; null once they have begun, and before the first run. */
  startsAt: z.nullable(z.string()),
  history: z.array(z.object({ kind, records: z.int(), createdAt: z.string() })),
})
export type RetentionState = z.infer<typeof retentionState>

export const dueQuery = z.object({ kind })
export const dueRecords = z.array(z.object({ id: z.int(), endedAt: z.string() }))
export type DueRecord = z.infer<typeof dueRecords>[number]
