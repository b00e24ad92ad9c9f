import * as z from 'zod/mini'
import { inDays, periodUnits, retentionKinds, shortestDays } from '#features/legal-pages/periods.ts'

/** Days that pass between a shorter period and what it ends: until then it can be taken back. */
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
  z.refine((choice) => choice.period === null || inDays(choice.period) >= shortestDays[choice.kind], {
    error: 'val.retention.tooShort',
    path: ['period'],
  }),
)

export const periodChange = z
  .strictObject({
    kind,
    period,
    /** The version of the policy that was seen. */
    version: z.string().check(z.regex(/^[\d-]{1,10}$/, 'val.generic.format')),
    /** The number of records that was said to become due. */
    confirmed: z.int().check(z.minimum(0)),
  })
  .check(
    z.refine((choice) => choice.period === null || inDays(choice.period) >= shortestDays[choice.kind], {
      error: 'val.retention.tooShort',
      path: ['period'],
    }),
  )
export type PeriodChange = z.infer<typeof periodChange>

const figures = {
  /** Past their period now. */
  due: z.int(),
  /** Past it within 30 days. */
  soon: z.int(),
}

export const periodFigures = z.object(figures)

const retentionRow = z.object({
  kind,
  period: z.nullable(z.object({ amount: z.int(), unit: z.enum(periodUnits) })),
  ...figures,
  /** Of those due, the ones that a shorter period made due and that still wait. */
  waiting: z.int(),
  /** Whether the policy in force names the period in both languages. */
  isNamed: z.boolean(),
})
export type RetentionRow = z.infer<typeof retentionRow>

export const retentionState = z.object({
  rows: z.array(retentionRow),
  version: z.string(),
  /** When records are ended for the first time; null once that has begun, and before the first look. */
  startsAt: z.nullable(z.string()),
  history: z.array(z.object({ kind, records: z.int(), createdAt: z.string() })),
})
export type RetentionState = z.infer<typeof retentionState>

export const dueQuery = z.object({ kind })
export const dueRecords = z.array(z.object({ id: z.int(), endedAt: z.string() }))
export type DueRecord = z.infer<typeof dueRecords>[number]
