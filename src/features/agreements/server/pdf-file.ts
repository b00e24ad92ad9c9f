import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, notFound } from '#http/errors.ts'
import { framedPdf, sendAttachment } from '#http/send-file.ts'
import type { Content } from '../content.ts'
import { isAgreed, shownVersion } from '../rules.ts'
import { contentOf } from './content.ts'
import { drawContent } from './draw-content.ts'
import { readLogo } from './letterhead-logo.ts'
import { type AgreementRow, findParties, listVersions, type VersionRow } from './repository.ts'
import { findGaps } from './send-rules.ts'

/**
 * Sends the file of the present version to the office, and of the `shownVersion` to the client. Anything without
 * a stored file is drawn: a draft, which is marked, or an agreement on paper. `isForSigning`: drawn for two
 * signatures. `isFramed`: shown in a page of the office.
 */
export const sendPdf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  row: AgreementRow,
  { isForSigning = false, isFramed = false }: { isForSigning?: boolean; isFramed?: boolean } = {},
) => {
  const isClients = request.user?.role === 'client'
  const versions = await listVersions(request.server.db, row.id)
  const version = isClients
    ? shownVersion(row, versions[0])
    : versions.find((each) => each.version === row.version)
  if (version && !isForSigning)
    return sendStored(
      request,
      reply,
      row,
      { ...version, name: nameOf(row.number, version.version) },
      isFramed,
    )
  const pdf = await drawPresent(request.server, row, { isForSigning, stored: version?.content })
  const name = nameOf(row.number, row.version, isForSigning ? '-signing' : '')
  const file = { name, type: 'application/pdf', size: pdf.length }
  return sendAttachment(
    request,
    reply,
    file,
    (range) => Readable.from([range ? pdf.subarray(range.start, range.end + 1) : pdf]),
    isFramed ? framedPdf(file.name) : {},
  )
}

/** The present version as it would be signed on paper, or as a draft. One that lacks something is a draft. */
const drawPresent = async (
  server: FastifyInstance,
  row: AgreementRow,
  { isForSigning, stored }: { isForSigning: boolean; stored: Content | undefined },
) => {
  const { db, files, partyNumbers: numbers } = server
  const isWhole = row.state !== 'draft' || findGaps(row).length === 0
  const isOnPaper = (isForSigning && isWhole) || isAgreed(row)
  const at = isForSigning ? new Date() : new Date(row.updatedAt)
  const day = isForSigning ? todayInRiyadh(at) : (row.agreedOn ?? todayInRiyadh(at))
  const parties = (await findParties(db, row.consultationId)) ?? notFound()
  const content = stored ? { ...stored, day } : await contentOf(db, row, parties, { numbers, day })
  return drawContent(content, {
    use: isOnPaper ? 'signing' : 'draft',
    at,
    logo: await readLogo({ db, files }),
  })
}

const nameOf = (number: string, version: number, suffix = '') =>
  `agreement-${number}-v${version}${suffix}.pdf`

/** Sends a stored file of an agreement, and records the download. */
export const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  row: AgreementRow,
  {
    id,
    version,
    storageKey,
    size,
    sha256,
    name,
  }: Pick<VersionRow, 'id' | 'version' | 'storageKey' | 'size' | 'sha256'> & { name: string },
  isFramed = false,
) => {
  const { db, files } = request.server
  if ((await files.sizeOf(storageKey)) !== size) {
    request.log.error({ kind: 'engagement', id }, 'the file of a row is missing or damaged')
    throw new AppError('internal')
  }
  if (request.method !== 'HEAD')
    await auditOf(request)(db, 'download', 'engagement', row.id, { name: `${row.number} v${version}` })
  return sendAttachment(
    request,
    reply,
    { name, type: 'application/pdf', size },
    (range) => (range ? files.stream(storageKey, range) : files.streamWhole(storageKey, sha256)),
    isFramed ? framedPdf(name) : {},
  )
}
