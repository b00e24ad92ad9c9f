import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { getFilePart, readWhole } from '#api/file-part.ts'
import { type FileKind, kindOf, safeName } from '#files/file-kinds.ts'
import type { FileStore, StoredFile } from '#files/file-store.ts'
import { AppError } from '#http/errors.ts'
import { maxBytes } from '../schema.ts'

export type UploadedFile = StoredFile & { name: string; kind: FileKind }
export type Upload<Fields> = { fields: Fields; file: UploadedFile }

/**
 * Reads one file, and the fields before it, from a multipart body. `prepare` gets the fields before a byte is
 * written, and may refuse. The file is stored only if its type is allowed; `finish` then writes its row. A
 * refused upload leaves neither row nor file. If it is uncertain whether the row was written, the file is not
 * deleted.
 */
export const receiveFile = async <Schema extends z.ZodMiniType, Answer>(
  request: FastifyRequest,
  schema: Schema,
  prepare: (fields: z.output<Schema>) => Promise<unknown>,
  finish: (upload: Upload<z.output<Schema>>) => Promise<Answer>,
): Promise<Answer> => {
  const { files } = request.server
  await files.refuseWhenFull(Number(request.headers['content-length'] ?? 0))
  const part = await getFilePart(request)
  const fields = checked(schema, part.fields)
  await prepare(fields)
  const file = await readWhole(() => saveUpload(files, part.file, part.filename))
  // The parser ends an oversized stream as if it were complete.
  if (part.file.truncated) {
    await files.remove(file.key)
    throw new AppError('payload_too_large')
  }
  return files.nameByRow(file.key, () => finish({ fields, file }))
}

/** Stores a file if its type is allowed. */
export const saveUpload = async (
  files: FileStore,
  source: Readable,
  typed: string,
): Promise<UploadedFile> => {
  const { result: kind, ...file } = await files.save(source, maxBytes, kindOf)
  return { ...file, kind, name: safeName(typed, kind) }
}

type Parts = NonNullable<Awaited<ReturnType<FastifyRequest['file']>>>['fields']

/** Fields must precede the file in the body, because the file is checked before later fields are read. */
const checked = <Schema extends z.ZodMiniType>(schema: Schema, parts: Parts): z.output<Schema> => {
  const texts: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) {
    if (name === 'file' || !part) continue
    texts[name] = Array.isArray(part) ? undefined : 'value' in part ? part.value : undefined
  }
  const result = z.safeParse(schema, texts)
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? { field: issue.keys.join(', '), message: 'val.unknownField' }
      : { field: issue.path.join('.'), message: issue.message },
  )
  throw new AppError('invalid', { errors })
}
