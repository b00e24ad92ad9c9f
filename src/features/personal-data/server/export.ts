import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import yazl from 'yazl'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import type { FileStore } from '#files/file-store.ts'
import { AppError } from '#http/errors.ts'
import { inertPolicy } from '#http/security-headers.ts'
import { attachmentNamed } from '#http/send-file.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { exportPage } from './export-page.ts'
import type { ArchivedFile, PersonalData } from './export-repository.ts'

type Collected = { data: PersonalData; files: ArchivedFile[] }

/** Limit per account: an export reads everything about a person. */
const exportsPerHour = 5

export const limitExports = async ({ server: app }: FastifyRequest, userId: number): Promise<void> => {
  const { count, secondsLeft } = await app.countAttempt(`export ${userId}`, 60 * 60)
  if (count > exportsPerHour * app.rateLimitScale) throw new AppError('too_many', { retryAfter: secondsLeft })
}

/** Sends the data of a person as a ZIP with a page in their language. */
export const sendExport = async (
  request: FastifyRequest,
  reply: FastifyReply,
  collected: Collected,
  language: Language,
) => {
  const { db, files: store } = request.server
  const { data, files } = await withoutLostFiles(store, collected, (number) =>
    request.log.error({ kind: 'document', id: number }, 'the file of a row is missing or damaged'),
  )
  const firm =
    settingIn(settingsOf(await listSettings(db)), 'site_title', language) ||
    translateIn[language]('firm.unnamed')
  const archive = archiveOf({
    texts: [
      { path: 'index.html', text: exportPage(data, language, firm) },
      { path: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` },
    ],
    files,
    open: ({ key, sha256 }) => store.streamWhole(key, sha256),
  })
  const name = `${translateIn[language]('export.file')}-${data.exportedAt.slice(0, 10)}.zip`
  return sendArchive(reply, name, archive)
}

const sendArchive = (reply: FastifyReply, name: string, archive: Readable) =>
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': attachmentNamed(name),
      'content-security-policy': inertPolicy,
    })
    .send(archive)

/**
 * If a document's file is missing on disk, it is listed without the file, so that the rest can be exported.
 */
const withoutLostFiles = async (
  store: FileStore,
  { data, files }: Collected,
  reportLost: (number: number) => void,
) => {
  const sizes = await Promise.all(files.map(({ key }) => store.sizeOf(key)))
  const there = files.filter((file, at) => sizes[at] === file.size)
  const paths = new Set(there.map(({ path }) => path))
  for (const { number, file } of data.documents) if (file !== null && !paths.has(file)) reportLost(number)
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

type Archive = {
  texts: readonly { path: string; text: string }[]
  files: readonly ArchivedFile[]
  open: (file: ArchivedFile) => Readable
}

/**
 * A ZIP that is written while it is read: one file is open at a time, and nothing is buffered. If the reader
 * disconnects, the open file is closed. If a file cannot be read, the archive is aborted, so that it has no
 * gap.
 */
export const archiveOf = ({ texts, files, open }: Archive): Readable => {
  const zip = new yazl.ZipFile()
  const output = new PassThrough()
  let inHand: Readable | undefined
  for (const { path, text } of texts) zip.addBuffer(Buffer.from(text, 'utf8'), path)
  // Documents and images are already compressed.
  for (const file of files)
    zip.addReadStreamLazy(file.path, { compress: false, size: file.size }, (give) => {
      inHand = open(file)
      inHand.on('error', (error) => output.destroy(error))
      give(null, inHand)
    })
  zip.on('error', (error: Error) => output.destroy(error))
  output.on('close', () => inHand?.destroy())
  zip.end()
  zip.outputStream.pipe(output)
  return output
}
