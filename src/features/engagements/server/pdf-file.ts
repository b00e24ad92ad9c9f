import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError, notFound } from '#http/errors.ts'
import { sendAttachment } from '#http/send-file.ts'
import { isAgreed, shownVersion } from '../rules.ts'
import { contentOf } from './content.ts'
import { drawContent } from './draw-content.ts'
import { type EngagementRow, findParties, listVersions, type VersionRow } from './repository.ts'

/**
 * Sends the file of the present version to the office, and of the `shownVersion` to the client. Anything without
 * a stored file is drawn: a draft, which is marked, or an agreement on paper.
 */
export const sendPdf = async (request: FastifyRequest, reply: FastifyReply, row: EngagementRow) => {
  const isClients = request.user?.role === 'client'
  const versions = await listVersions(request.server.db, row.id)
  const version = isClients
    ? shownVersion(row, versions[0])
    : versions.find((each) => each.version === row.version)
  if (version) return sendStored(request, reply, row, version)
  const { db } = request.server
  const content = await contentOf(db, row, (await findParties(db, row.consultationId)) ?? notFound())
  const pdf = await drawContent(content, { isDraft: !isAgreed(row), at: new Date(row.updatedAt) })
  return sendAttachment(request, reply, sentAs(row.number, row.version, pdf.length), (range) =>
    Readable.from([range ? pdf.subarray(range.start, range.end + 1) : pdf]),
  )
}

const sentAs = (number: string, version: number, size: number) => ({
  name: `agreement-${number}-v${version}.pdf`,
  type: 'application/pdf',
  size,
})

const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  row: EngagementRow,
  { id, version, storageKey, size, sha256 }: VersionRow,
) => {
  const { db, files } = request.server
  if ((await files.sizeOf(storageKey)) !== size) {
    request.log.error({ kind: 'engagement', id }, 'the file of a row is missing or damaged')
    throw new AppError('internal')
  }
  if (request.method !== 'HEAD')
    await auditOf(request)(db, 'download', 'engagement', row.id, { name: `${row.number} v${version}` })
  return sendAttachment(request, reply, sentAs(row.number, version, size), (range) =>
    range ? files.stream(storageKey, range) : files.streamWhole(storageKey, sha256),
  )
}
