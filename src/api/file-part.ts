import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#http/errors.ts'

/** The first file of a multipart body. A body that cannot be parsed is the client's error, not ours. */
export const getFilePart = async (request: FastifyRequest): Promise<MultipartFile> => {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const part = await request.file().catch(refuseUnreadable)
  if (part) return part
  throw new AppError('invalid', { errors: [{ field: 'file', message: 'val.file.required' }] })
}

/** The parser reports a missing boundary or end only by its message; exceeded limits have a code. */
const refuseUnreadable = (error: unknown): never => {
  if (error instanceof Error && !('code' in error)) throw new AppError('invalid')
  throw error
}

/** Runs work on a file whose body may be cut off. */
export const readWhole = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    const isCut = error instanceof Error && /terminated early|Unexpected end of multipart/.test(error.message)
    throw isCut ? new AppError('invalid') : error
  })
