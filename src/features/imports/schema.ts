import * as z from 'zod/mini'

/** What a file may hold at most: lines below its heads, and bytes. */
export const mostLines = 10_000
export const mostImportBytes = 5 * 1024 * 1024

/** The encodings that are told apart; the last is what Excel in Arabic writes. */
const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const
export type Encoding = (typeof encodings)[number]

const separators = ['comma', 'semicolon', 'tab'] as const
export type Separator = (typeof separators)[number]

/** Sent with the file. */
export const importOptions = z.strictObject({
  /** The number of the file's column for each field, from 0, or null for none. What is not named is recognised by its head. */
  columns: z.optional(z.record(z.string(), z.nullable(z.int().check(z.gte(0))))),
  /** Imports the others although some lines are wrong. */
  leaveOut: z.optional(z.boolean()),
})
export type ImportOptions = z.infer<typeof importOptions>

/** The fields before the file: `options` as JSON. */
export const importUpload = z.object({ options: z.string() })

/** New, already there (or further up in the file), or with errors. */
const lineStates = ['fresh', 'known', 'wrong'] as const
export type LineState = (typeof lineStates)[number]

const lineError = z.object({
  line: z.int(),
  /** The head of the column; empty if the file has none for this field. */
  head: z.string(),
  value: z.string(),
  message: z.string(),
})
export type LineError = z.infer<typeof lineError>

/** What an import would do. Texts are in the language of whoever asks. */
export const importPreview = z.object({
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  /** The heads of the file's columns. */
  heads: z.array(z.string()),
  fields: z.array(
    z.object({ name: z.string(), label: z.string(), isRequired: z.boolean(), column: z.nullable(z.int()) }),
  ),
  counts: z.object({ fresh: z.int(), known: z.int(), wrong: z.int() }),
  /** The first lines as they will be, with a cell for each field that has a column. */
  sample: z.array(z.object({ line: z.int(), state: z.enum(lineStates), cells: z.array(z.string()) })),
  /** The first errors; all of them are in `report`. */
  errors: z.array(lineError),
  errorCount: z.int(),
  /** All errors as a CSV file. */
  report: z.string(),
  /** What the import has to be told besides the file. */
  asks: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>

export const importResult = z.object({ created: z.int() })
export type ImportResult = z.infer<typeof importResult>
