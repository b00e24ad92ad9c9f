import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import encodeQR from 'qr'
import { foldSpelling } from '#fields/spelling.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { notFound } from '#http/errors.ts'
import { formatTime } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import type { Content } from '../content.ts'
import { letterheadOf } from './agreement-paper.ts'
import { type Acceptance, acceptanceOf } from './evidence.ts'
import { addRecord, findRecord } from './own-repository.ts'
import { bothCalendars, type Row } from './paper.ts'
import { drawPaper } from './pdf/draw.ts'
import type { Paper } from './pdf/paper.ts'
import { readLogo, sendStored } from './pdf-files.ts'
import { type AgreementRow, getAgreement, listVersions, type VersionRow } from './repository.ts'

type Means = Pick<FastifyInstance, 'db' | 'files' | 'publicUrl'>

/** The record of the acceptance, drawn once, with the time of the acceptance; undefined without one. */
const openRecord = async ({ db, files, publicUrl }: Means, row: AgreementRow, version: VersionRow) => {
  const acceptance = acceptanceOf(row, version)
  if (!acceptance) return undefined
  const found = await findRecord(db, version.id)
  if (found) return found
  const paper = recordPaper(version.content, acceptance, {
    logo: await readLogo({ db, files }),
    verifyUrl: `${publicUrl()}/verify`,
  })
  const pdf = await drawPaper(paper, new Date(acceptance.acceptedAt))
  const stored = await files.save(Readable.from([pdf]), Number.POSITIVE_INFINITY, async () => undefined)
  const { key: storageKey, size, sha256 } = stored
  const values = { versionId: version.id, storageKey, size, sha256 }
  const added = await files.nameByRow(storageKey, () => addRecord(db, values))
  if (added) return added
  // Another one was drawn at the same time.
  await files.remove(storageKey)
  return findRecord(db, version.id)
}

/** Draws the record of an agreement that was accepted here; undefined for any other one. */
export const drawRecord = async (means: Means, id: number) => {
  const row = await getAgreement(means.db, id)
  const version = row && (await listVersions(means.db, id)).find(({ decision }) => decision === 'accepted')
  const record = version && (await openRecord(means, row, version))
  return record && { ...record, version: version.version }
}

/** 404 without an acceptance here. */
export const sendRecord = async (request: FastifyRequest, reply: FastifyReply, row: AgreementRow) => {
  const record = (await drawRecord(request.server, row.id)) ?? notFound()
  const name = `agreement-${row.number}-v${record.version}-acceptance.pdf`
  return sendStored(request, reply, row, { ...record, name })
}

const instantIn = (instant: string, language: Language): string => {
  const day = bothCalendars(todayInRiyadh(new Date(instant)), language)
  return translateIn[language]('agreement.instant', { day, time: formatTime(instant, language) })
}

/** Who accepted which version, and when; `isLong` rows are digests. */
const rowsOf = (
  content: Content,
  acceptance: Acceptance,
  language: Language,
): (Row & { isLong?: boolean })[] => {
  const t = translateIn[language]
  const isArabic = language === 'ar'
  const { number, version, textDigest, sha256, email, name, sentAt, openedAt, acceptedAt, address, device } =
    acceptance
  const isRepresentative =
    content.representative === '' || foldSpelling(content.representative) === foldSpelling(name)
  const rows = [
    { label: t('agreement.agreement'), value: t('agreement.paperNumber', { number, version }) },
    { label: t('agreement.party.first'), value: isArabic ? content.firmAr : content.firmEn },
    { label: t('agreement.party.second'), value: isArabic ? content.partyAr : content.partyEn },
    { label: t('agreement.record.acceptedBy'), value: name },
    // The capacity belongs to the representative, who may be somebody else.
    { label: t('agreement.capacity'), value: isRepresentative ? content.capacity : '' },
    { label: t('agreement.record.email'), value: email },
    { label: t('agreement.record.sentAt'), value: instantIn(sentAt, language) },
    { label: t('agreement.record.openedAt'), value: openedAt && instantIn(openedAt, language) },
    { label: t('agreement.record.acceptedAt'), value: instantIn(acceptedAt, language) },
    { label: t('agreement.record.device'), value: device },
    { label: t('agreement.record.address'), value: address },
    { label: t('agreement.record.textDigest'), value: textDigest, isLong: true },
    { label: t('agreement.record.fileDigest'), value: sha256, isLong: true },
  ]
  return rows.filter(({ value }) => value !== '')
}

/** Record of acceptance, rendered from the signed facts. The file of the version does not change. */
export const recordPaper = (
  content: Content,
  acceptance: Acceptance,
  { logo, verifyUrl }: { logo: string; verifyUrl: string },
): Paper => {
  const part = (language: Language) => {
    const t = translateIn[language]
    return {
      title: t('agreement.record.title'),
      rows: rowsOf(content, acceptance, language),
      noteTitle: t('agreement.record.note.title'),
      note: t('agreement.record.note'),
      verify: t('agreement.record.verify'),
      footer: t('agreement.record.footer', { number: acceptance.number, version: acceptance.version }),
    }
  }
  return {
    layout: 'record',
    title: translateIn.en('agreement.record.title'),
    author: content.firmEn,
    image: logo,
    texts: {
      digest: acceptance.sha256.slice(0, 16),
      isSigned: false,
      letterhead: { ar: letterheadOf(content, 'ar'), en: letterheadOf(content, 'en') },
      qr: encodeQR(verifyUrl, 'svg', { ecc: 'medium', border: 1 }),
      verifyUrl,
      ar: part('ar'),
      en: part('en'),
    },
  }
}
