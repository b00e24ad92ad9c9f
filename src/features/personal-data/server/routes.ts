import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import { uniqueViolation } from '#db/errors.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { askPassword } from '#features/auth/server/password-failures.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import type { FileStore } from '#files/file-store.ts'
import { attachmentNamed } from '#http/attachment.ts'
import type { Routes } from '#http/context.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { translateIn } from '#i18n/texts.ts'
import { archiveOf } from './archive.ts'
import { personalDataCalls } from './calls.ts'
import { notifyOfRequest } from './erasure-mail.ts'
import { findLatestErasure, openErasure, withdrawErasure } from './erasure-repository.ts'
import { exportPage } from './export-page.ts'
import { collectPersonalData } from './export-repository.ts'

/** Limit per account: an export reads everything about a person. */
const exportsPerHour = 5

/** Privacy calls of users for their own data (PDPL). */
export const personalDataRoutes: Routes = async (app) => {
  const on = register(app, personalDataCalls)

  on('GET /api/user/export', { onRequest: requireRecentProof }, async (request, reply) => {
    const person = signedInUser(request)
    const { count, secondsLeft } = await app.countAttempt(`export ${person.id}`, 60 * 60)
    if (count > exportsPerHour * app.rateLimitScale)
      throw new AppError('too_many', { retryAfter: secondsLeft })
    const language = person.preferredLanguage
    const collected = await app.db.transaction(async (tx) => {
      await auditOf(request)(tx, 'export', 'user', person.id)
      return collectPersonalData(tx, person, app.partyNumbers)
    })
    const { data, files } = await withoutLostFiles(app.files, collected, (number) =>
      request.log.error({ kind: 'document', id: number }, 'the file of a row is missing or damaged'),
    )
    const firm =
      settingIn(settingsOf(await listSettings(app.db)), 'site_title', language) ||
      translateIn[language]('firm.unnamed')
    const archive = archiveOf({
      texts: [
        { path: 'index.html', text: exportPage(data, language, firm) },
        { path: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` },
      ],
      files,
      open: ({ key, sha256 }) => app.files.streamWhole(key, sha256),
    })
    const name = `${translateIn[language]('export.file')}-${data.exportedAt.slice(0, 10)}.zip`
    return sendArchive(reply, name, archive)
  })

  on('GET /api/user/erasure', async (request) => ({
    latest: await findLatestErasure(app.db, signedInUser(request).id),
  }))

  on('POST /api/user/erasure', { onRequest: limitPerMinute('password', 30) }, async (request) => {
    const person = signedInUser(request)
    await askPassword(request, request.body.password, 'password')
    return app.db
      .transaction(async (tx) => {
        const id = await openErasure(tx, person.id)
        await auditOf(request)(tx, 'create', 'erasureRequest', id)
        await notifyOfRequest(tx, person, app.publicUrl())
        return (await findLatestErasure(tx, person.id)) ?? notFound()
      })
      .catch((error: unknown) => {
        if (uniqueViolation(error) !== 'erasure_requests_open') throw error
        throw new AppError('erasure_open')
      })
  })

  on('DELETE /api/user/erasure', async (request) => {
    await app.db.transaction(async (tx) => {
      const id = (await withdrawErasure(tx, signedInUser(request).id)) ?? notFound()
      await auditOf(request)(tx, 'withdraw', 'erasureRequest', id)
    })
  })
}

const sendArchive = (reply: FastifyReply, name: string, archive: Readable) =>
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': attachmentNamed(name),
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(archive)

/**
 * If a document's file is missing on disk, it is listed without the file, so that the rest can be exported.
 */
const withoutLostFiles = async (
  store: FileStore,
  { data, files }: Awaited<ReturnType<typeof collectPersonalData>>,
  tellLost: (number: number) => void,
) => {
  const sizes = await Promise.all(files.map(({ key }) => store.sizeOf(key)))
  const there = files.filter((file, at) => sizes[at] === file.size)
  const paths = new Set(there.map(({ path }) => path))
  for (const { number, file } of data.documents) if (file !== null && !paths.has(file)) tellLost(number)
  const known = <Row extends { file: string | null }>(row: Row) => ({
    ...row,
    file: row.file !== null && paths.has(row.file) ? row.file : null,
  })
  return {
    files: there,
    data: {
      ...data,
      documents: data.documents.map(known),
      messages: data.messages.map((message) => ({ ...message, attachments: message.attachments.map(known) })),
    },
  }
}
