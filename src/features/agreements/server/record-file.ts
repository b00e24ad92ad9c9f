import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#http/errors.ts'
import { acceptanceOf } from './acceptance.ts'
import { readLogo } from './letterhead-logo.ts'
import { drawPaper } from './pdf/draw.ts'
import { sendStored } from './pdf-file.ts'
import { recordPaper } from './record-paper.ts'
import { addRecord, findRecord } from './record-repository.ts'
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
