import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { recordAudit } from '#features/audit/repository.ts'
import { listSettings } from '#features/settings/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import type { FileStore } from '#files/file-store.ts'
import { attachmentNamed } from '#http/attachment.ts'
import type { Routes } from '#http/context.ts'
import { AppError } from '#http/errors.ts'
import { requireSignIn, signedInUser } from '#http/guards.ts'
import { translateIn } from '#i18n/texts.ts'
import { archiveOf } from './archive.ts'
import { exportPage } from './export-page.ts'
import { collectPersonalData } from './export-repository.ts'

/** An archive reads everything there is of a person: so many an hour for one account. */
const exportsPerHour = 5

/** What people do about the data the firm holds of them (PDPL). */
export const privacyRoutes: Routes = async (app) => {
  app.get(
    '/api/user/export',
    {
      onRequest: requireSignIn,
      // The bytes themselves: a stream passes no schema.
      schema: { response: { 200: z.string() }, summary: 'All data of the own account as a ZIP' },
    },
    async (request, reply) => {
      const person = signedInUser(request)
      const { count, secondsLeft } = await app.countAttempt(`export ${person.id}`, 60 * 60)
      if (count > exportsPerHour * app.rateLimitScale)
        throw new AppError('too_many', { retryAfter: secondsLeft })
      const language = person.preferredLanguage
      const collected = await app.db.transaction(async (tx) => {
        await recordAudit(tx, {
          actor: person,
          action: 'export',
          entity: 'user',
          entityId: person.id,
          ipAddress: request.ip,
        })
        return collectPersonalData(tx, person)
      })
      const { data, files } = await withoutLostFiles(app.files, collected)
      const firm = settingIn(settingsOf(await listSettings(app.db)), 'site_title', language)
      const archive = archiveOf({
        texts: [
          { path: 'index.html', text: exportPage(data, language, firm) },
          { path: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` },
        ],
        files,
        open: (key) => app.files.stream(key),
      })
      const name = `${translateIn[language]('export.file')}-${data.exportedAt.slice(0, 10)}.zip`
      return sendArchive(reply, name, archive)
    },
  )
}

const sendArchive = (reply: FastifyReply, name: string, archive: Readable) =>
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': attachmentNamed(name),
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(archive)

/** A row whose file is not on the disk is told of without one, so that the rest can still be handed over. */
const withoutLostFiles = async (
  store: FileStore,
  { data, files }: Awaited<ReturnType<typeof collectPersonalData>>,
) => {
  const sizes = await Promise.all(files.map(({ key }) => store.sizeOf(key)))
  const there = files.filter((file, at) => sizes[at] === file.size)
  const paths = new Set(there.map(({ path }) => path))
  const known = <Row extends { file: string | null }>(row: Row) => ({
    ...row,
    file: row.file !== null && paths.has(row.file) ? row.file : null,
  })
  return {
    files: there,
    data: {
      ...data,
      documents: data.documents.map(known),
      messages: data.messages.map((letter) => ({ ...letter, attachments: letter.attachments.map(known) })),
    },
  }
}
