import * as z from 'zod/mini'
import { backupAlarms, backupSteps } from './values.ts'

/** One archive on the server. */
const backup = z.object({
  name: z.string(),
  /** The firm is in it as of this moment. */
  moment: z.string(),
  size: z.int(),
  isEncrypted: z.boolean(),
  /** How many files of the firm were missing or damaged. */
  faults: z.int(),
  /** When it was restored for a test, and whether that brought everything back. */
  testedAt: z.string(),
  isWhole: z.boolean(),
})
export type BackupRow = z.infer<typeof backup>

export const backupStatus = z.object({
  isNightly: z.boolean(),
  /** Where the archives lie on the server. */
  folder: z.string(),
  running: z.nullable(z.enum(backupSteps)),
  alarm: z.nullable(z.enum(backupAlarms)),
  /** Newest first. */
  backups: z.array(backup),
})
export type BackupStatus = z.infer<typeof backupStatus>
