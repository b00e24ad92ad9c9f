import * as z from 'zod/mini'
import { checkNames, findings } from './values.ts'

const foundIn = z.object({
  name: z.enum(checkNames),
  finding: z.enum(findings),
  /** For the sentence that says what was found. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Found = z.infer<typeof foundIn>

const instant = z.string()

/** What runs, and what the latest check of it found. */
export const systemState = z.object({
  version: z.string(),
  engine: z.enum(['embedded', 'postgresql']),
  startedAt: instant,
  /** Null before the first check. */
  checkedAt: z.nullable(instant),
  found: z.array(foundIn),
})
export type SystemState = z.infer<typeof systemState>

/** What is kept between checks, for every instance. */
export const keptCheck = z.object({
  checkedAt: z.nullable(instant),
  found: z.array(foundIn),
  /** The last run of the hourly upkeep, with the names of the tasks that failed. */
  upkeep: z.nullable(z.object({ at: instant, failed: z.array(z.string()) })),
  /** What admins were told of last, and when. */
  told: z.nullable(z.object({ at: instant, names: z.array(z.enum(checkNames)) })),
})
export type KeptCheck = z.infer<typeof keptCheck>
