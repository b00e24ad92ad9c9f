import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { getFilePart, readWhole } from '#api/file-part.ts'
import { repeatableCall } from '#api/idempotency-key.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError } from '#http/errors.ts'
import { messageKey } from '#i18n/translator.ts'
import { type ImportOptions, type ImportPreview, type ImportResult, maxImportBytes } from '../schema.ts'
import { type CheckedLine, checkLines, endedRows, freshRows, type ImportKind } from './check-lines.ts'
import { recognise } from './columns.ts'
import { previewOf } from './preview.ts'
import { readTable } from './read-table.ts'
import { lockImports } from './repository.ts'

/** Options of the multipart plugin for import routes. */
export const importUploads = {
  limits: { files: 1, fields: 1, fieldSize: 20_000, fileSize: maxImportBytes, headerPairs: 20 },
}

/** Reads and checks the whole file without writing anything. */
export const previewImport = async <Row, Options extends ImportOptions>(
  request: FastifyRequest,
  kind: ImportKind<Row, Options>,
): Promise<ImportPreview> => {
  const { bytes, options } = await receiveImport(request, kind.options)
  const table = readTable(bytes, knownHeads(kind))
  const checked = await checkLines(request.server.db, kind, table, options)
  return previewOf(kind, table, checked, options, request.language)
}

/** All or nothing: checks the file again like the preview, and adds the new rows in one transaction. */
export const runImport = async <Row, Options extends ImportOptions>(
  request: FastifyRequest,
  kind: ImportKind<Row, Options>,
): Promise<ImportResult> => {
  const { bytes, options } = await receiveImport(request, kind.options)
  const table = readTable(bytes, knownHeads(kind))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { answer } = await answerOnce(request.server.db, repeatableCall(request, [options, sha256]), {
    write: async (tx) => {
      await lockImports(tx)
      const { lines } = await checkLines(tx, kind, table, options)
      refuseWrong(lines, options)
      const rows = freshRows(lines)
      const errors = kind.asks?.(rows, options) ?? []
      if (errors.length > 0) throw new AppError('invalid', { errors })
      const ended = endedRows(lines)
      if (rows.length + ended.length === 0) return 0
      await kind.insert(tx, rows, options)
      await kind.end?.(tx, ended)
      await auditOf(request)(tx, 'import', kind.entity, null, {
        count: String(rows.length),
        ...kind.detailsOf?.(options),
      })
      return rows.length
    },
    // The response contains only the number, so the number is stored in place of a record id.
    read: async (_tx, created) => ({ created }),
  })
  return answer
}

const knownHeads =
  <Row, Options extends ImportOptions>({ columns }: ImportKind<Row, Options>) =>
  (heads: string[]): number =>
    Object.values(recognise(columns, heads)).filter((column) => column !== null).length

const refuseWrong = (lines: readonly CheckedLine<unknown>[], { leaveOut }: ImportOptions): void => {
  const wrong = lines.filter(({ state }) => state === 'wrong').length
  if (wrong > 0 && !leaveOut)
    throw new AppError('invalid', { detail: messageKey('import.refused.wrong', { n: wrong }) })
}

/** The file and the options before it. The file is not stored. */
export const receiveImport = async <Options>(
  request: FastifyRequest,
  schema: z.ZodMiniType<Options>,
): Promise<{ options: Options; bytes: Buffer }> => {
  const part = await getFilePart(request)
  const field = part.fields.options
  const sent = field && 'value' in field ? String(field.value) : '{}'
  const options = optionsOf(schema, sent)
  return { options, bytes: await readWhole(() => part.toBuffer()) }
}

const optionsOf = <Options>(schema: z.ZodMiniType<Options>, sent: string): Options => {
  const result = z.safeParse(schema, parsed(sent))
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new AppError('invalid', { errors })
}

const parsed = (sent: string): unknown => {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}
