import { z } from 'zod'

export const format = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What an archive holds, as its last entry. */
export const manifestSchema = z.object({
  format: z.literal(format),
  /** The version of the program that wrote it. */
  program: z.string(),
  /** The state of the firm is that of this moment. */
  moment: z.string(),
  engine: z.enum(['embedded', 'postgresql']),
  migrations: z.array(z.object({ hash: sha256, createdAt: z.number() })),
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: sha256 })),
  sequences: z.record(z.string(), z.string()),
  /** Every other entry. */
  entries: z.record(z.string(), z.object({ size: z.number(), sha256 })),
  /** Files that were missing or damaged when the backup was made, one line each. */
  faults: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'

/** Entries besides it: rows, uploaded files, keys and two small files of the data folder. */
export const entryNames =
  /^(tables\/[a-z0-9_]+\/\d{6}\.ndjson|files\/[0-9a-f-]{36}|keys\/[a-z0-9-]+\.key|installation|audit-proof\.json)$/
