import * as z from 'zod/mini'
import { checkNames, findings } from './values.ts'

const foundIn = z.object({
  name: z.enum(checkNames),
  finding: z.enum(findings),
  /** Values for the sentence that describes the result. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Found = z.infer<typeof foundIn>

const instant = z.string()

/** The state of the system, and the results of the latest check. */
export const systemState = z.object({
  version: z.string(),
  engine: z.enum(['embedded', 'postgresql']),
  startedAt: instant,
  /** Null before the first check. */
  checkedAt: z.nullable(instant),
  found: z.array(foundIn),
})
export type SystemState = z.infer<typeof systemState>

/** The stored check, shared by all instances. */
export const storedCheck = z.object({
  checkedAt: z.nullable(instant),
  found: z.array(foundIn),
  /** The last run of the hourly upkeep, with the names of the tasks that failed. */
  upkeep: z.nullable(z.object({ at: instant, failed: z.array(z.string()) })),
  /** The problems in the last mail to admins, and its time. */
  told: z.nullable(z.object({ at: instant, names: z.array(z.enum(checkNames)) })),
})
export type StoredCheck = z.infer<typeof storedCheck>
