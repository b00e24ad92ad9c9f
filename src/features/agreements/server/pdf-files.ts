import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { findImage } from '#features/images/server/repository.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, type FieldError, invalidField, notFound } from '#http/errors.ts'
import { framedPdf, sendAttachment } from '#http/send-file.ts'
import { messageKey } from '#i18n/translator.ts'
import type { Content } from '../content.ts'
import { tooManyLines } from '../input.ts'
import { isAgreed, shownVersion } from '../rules.ts'
import { agreementPaper, type PaperUse } from './agreement-paper.ts'
import { contentOf } from './content.ts'
import { drawPaper, maxPages, TooLongError, UndrawableError } from './pdf/draw.ts'
import { type AgreementRow, findParties, listVersions, type VersionRow } from './repository.ts'
import { findGaps } from './sending-rules.ts'

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
  const isWhole = row.state !== 'draft' || (await findGaps(db, row)).length === 0
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

/** Twice the pixels of its place on paper, at 300 dots an inch. */
const largest = { width: 560, height: 480, fit: 'inside', withoutEnlargement: true } as const

/** The logo of the letterhead as SVG, which needs no second file. Empty without an uploaded picture. */
export const readLogo = async ({ db, files }: Pick<FastifyInstance, 'db' | 'files'>): Promise<string> => {
  const key = settingsOf(await listSettings(db)).letterhead_logo.replace(/^.*\/images\//, '')
  const image = key === '' ? undefined : await findImage(db, key)
  if (!image || image.malwareCheck === 'infected') return ''
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(await buffer(files.stream(image.storageKey)))
    .resize(largest)
    .png()
    .toBuffer({ resolveWithObject: true })
  const size = `width="${info.width}" height="${info.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${data.toString('base64')}"/></svg>`
}

/** With the placeholders filled; as typed they have at most 50,000. */
const maxCharacters = 100_000
/** In a message. */
const maxShown = 10

/**
 * The file of a version. A text that is too long and characters without a glyph are refused
 * at their fields.
 */
export const drawContent = async (
  content: Content,
  { use, at, logo }: { use: PaperUse; at: Date; logo: string },
): Promise<Buffer> => {
  for (const field of ['textAr', 'textEn'] as const) {
    const message = tooManyLines(content[field])
    if (message) invalidField(field, message)
    if (content[field].length > maxCharacters) invalidField(field, tooManyPages)
  }
  try {
    return await drawPaper(agreementPaper(content, { use, logo }), at)
  } catch (error) {
    if (error instanceof TooLongError)
      return invalidField(content.textEn.length > content.textAr.length ? 'textEn' : 'textAr', tooManyPages)
    if (error instanceof UndrawableError) return refuseCharacters(content, error.characters)
    throw error
  }
}

const tooManyPages = messageKey('val.agreement.pages', { max: maxPages })

/** The texts that the agreement's form has, by field. Names come from other records. */
const fieldsOf = ({
  textAr,
  textEn,
  payerName,
  representative,
  capacity,
  instalments: installments,
}: Content): [field: string, text: string][] => [
  ['textAr', textAr],
  ['textEn', textEn],
  ['payerName', payerName],
  ['representative', representative],
  ['capacity', capacity],
  ...installments.flatMap(({ labelAr, labelEn }, index): [string, string][] => [
    [`instalments.${index}.labelAr`, labelAr],
    [`instalments.${index}.labelEn`, labelEn],
  ]),
]

const refuseCharacters = (content: Content, characters: readonly string[]): never => {
  const { clientName, partyAr, partyEn, lawyerAr, lawyerEn, firmAr, firmEn } = content
  for (const name of [clientName, partyAr, partyEn, lawyerAr, lawyerEn, firmAr, firmEn]) {
    const inName = foundIn(name, characters)
    if (inName.length === 0) continue
    const query = new URLSearchParams({ name, characters: shown(inName) })
    throw new AppError('invalid', { detail: `error.engagement_characters?${query}` })
  }
  const errors = fieldsOf(content).flatMap(([field, text]) => characterErrors(field, text, characters))
  throw new AppError('invalid', { errors })
}

/** The first line with such a character is part of the message if the text has several lines. */
const characterErrors = (field: string, text: string, characters: readonly string[]): FieldError[] => {
  const found = foundIn(text, characters)
  if (found.length === 0) return []
  const lines = text.split('\n')
  const line = lines.findIndex((each) => found.some((character) => each.includes(character))) + 1
  const key = lines.length > 1 ? 'val.agreement.charactersInLine' : 'val.agreement.characters'
  const query = new URLSearchParams({ characters: shown(found), line: String(line) })
  return [{ field, message: `${key}?${query}` }]
}

/** In the order of the text. */
const foundIn = (text: string, characters: readonly string[]): string[] =>
  characters
    .filter((each) => text.includes(each))
    .sort((one, other) => text.indexOf(one) - text.indexOf(other))

/** An invisible sign has a number instead, such as `U+F0B2`. */
const shown = (characters: readonly string[]): string =>
  characters
    .slice(0, maxShown)
    .map((each) =>
      /^[\p{Co}\p{Cn}\p{Cf}\p{Z}]/u.test(each)
        ? `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
        : each,
    )
    .join(' ')
