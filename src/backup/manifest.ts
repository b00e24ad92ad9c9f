import * as z from 'zod/mini'

export const format = 1

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The content list of an archive, as its last entry. */
export const manifestSchema = z.object({
  format: z.literal(format),
  /** The version of Mizan that wrote it. */
  program: z.string(),
  /** The time of the backup's state. */
  moment: z.string(),
  engine: z.enum(['embedded', 'postgresql']),
  migrations: z.array(z.object({ hash: sha256, createdAt: z.number() })),
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: sha256 })),
  sequences: z.record(z.string(), z.string()),
  /** All other entries. */
  entries: z.record(z.string(), z.object({ size: z.number(), sha256 })),
  /** Files that were missing or damaged when the backup was made, one line each. */
  faults: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'

/** All entries except the manifest: rows, uploaded files, keys and two small files of the data folder. */
export const entryNames =
  /^(tables\/[a-z0-9_]+\/\d{6}\.ndjson|files\/[0-9a-f-]{36}|keys\/[a-z0-9-]+\.key|installation|audit-proof\.json)$/
