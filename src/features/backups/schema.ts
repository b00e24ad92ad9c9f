import * as z from 'zod/mini'
import { backupAlarms, backupSteps } from './values.ts'

/** One archive on the server. */
const backup = z.object({
  name: z.string(),
  /** The point in time of the backup. */
  moment: z.string(),
  size: z.int(),
  isEncrypted: z.boolean(),
  /** The number of missing or damaged files. */
  faults: z.int(),
  /** The time of the test restore, and whether it was complete. */
  testedAt: z.string(),
  isWhole: z.boolean(),
})
export type BackupRow = z.infer<typeof backup>

export const backupStatus = z.object({
  isNightly: z.boolean(),
  /** The folder of the archives on the server. */
  folder: z.string(),
  running: z.nullable(z.enum(backupSteps)),
  alarm: z.nullable(z.enum(backupAlarms)),
  /** Newest first. */
  backups: z.array(backup),
})
export type BackupStatus = z.infer<typeof backupStatus>
