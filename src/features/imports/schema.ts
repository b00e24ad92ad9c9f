import * as z from 'zod/mini'

/** The maximum size of a file: lines below the header, and bytes. */
export const maxLines = 10_000
export const maxImportBytes = 5 * 1024 * 1024

/** The supported encodings; the last one is used by Excel in Arabic. */
const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const
export type Encoding = (typeof encodings)[number]

const separators = ['comma', 'semicolon', 'tab'] as const
export type Separator = (typeof separators)[number]

/** The options of an import. */
export const importOptions = z.strictObject({
  /**
   * The index of the file's column for each field, or null for none. Fields that are not listed are
   * recognized by their headers.
   */
  columns: z.optional(z.record(z.string(), z.nullable(z.int().check(z.gte(0))))),
  /** Imports the valid lines even if others have errors. */
  leaveOut: z.optional(z.boolean()),
})
export type ImportOptions = z.infer<typeof importOptions>

/** The fields before the file: `options` as JSON. */
export const importUpload = z.object({ options: z.string() })

/** New, existing (or repeated in the file), or invalid. */
const lineStates = ['fresh', 'known', 'wrong'] as const
export type LineState = (typeof lineStates)[number]

const lineError = z.object({
  line: z.int(),
  /** The header of the column; empty if the file has no column for this field. */
  head: z.string(),
  value: z.string(),
  message: z.string(),
})
export type LineError = z.infer<typeof lineError>

/** A column with cells that are not imported. */
const unusedColumn = z.object({ column: z.int(), head: z.string(), cells: z.int() })

/** The preview of an import. Texts are in the user's language. */
export const importPreview = z.object({
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  /** The headers of the file. */
  heads: z.array(z.string()),
  fields: z.array(
    z.object({ name: z.string(), label: z.string(), isRequired: z.boolean(), column: z.nullable(z.int()) }),
  ),
  counts: z.object({ fresh: z.int(), known: z.int(), wrong: z.int() }),
  /** The first lines as imported, with a cell for each field that has a column. */
  sample: z.array(z.object({ line: z.int(), state: z.enum(lineStates), cells: z.array(z.string()) })),
  /** The first errors; `report` contains all of them. */
  errors: z.array(lineError),
  errorCount: z.int(),
  /** Columns with cells that are not imported, in the order of the file. */
  unused: z.array(unusedColumn),
  /** The first values that are dropped or changed; `report` contains all of them. */
  notes: z.array(lineError),
  noteCount: z.int(),
  /** The first lines of people who must not get mail; `report` contains all of them. */
  declined: z.array(lineError),
  declinedCount: z.int(),
  /** The number of them who are subscribed until the import unsubscribes them. */
  ended: z.int(),
  /** All errors, dropped values and refusals, as a CSV file. */
  report: z.string(),
  /** Options that the import requires besides the file. */
  asks: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>

export const importResult = z.object({ created: z.int() })
export type ImportResult = z.infer<typeof importResult>
