import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { isKnownPerson } from '#access/roles.ts'
import { pageOf, replyWithPage } from '#api/lists.ts'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import {
  findConsultation,
  type LockedConsultation,
  lockListedConsultation,
} from '#features/consultations/server/repository.ts'
import {
  refuseOverLimitAgain,
  rowOf,
  saveUpload,
  type UploadedFile,
} from '#features/documents/server/files.ts'
import { createDocument } from '#features/documents/server/repository.ts'
import { receiveImport } from '#features/imports/server/import.ts'
import { findUser } from '#features/users/server/repository.ts'
import type { FileStore } from '#files/file-store.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import { type ChatOptions, type ChatPreview, chatOptions } from '../schema.ts'
import { maxChatBytes } from '../values.ts'
import { conversationCalls } from './calls.ts'
import { compareChat, type Direction } from './compare-chat.ts'
import { type ChatFile, openExport } from './open-export.ts'
import {
  countConversations,
  createConversation,
  createMessages,
  findConversation,
  findImport,
  listConversations,
  listMessages,
  removeConversation,
} from './repository.ts'

/** Conversations outside Mizan, for readers of the request. They are not sent and mark nothing as read. */
export const conversationRoutes: Routes = async (app) => {
  const on = register(app, conversationCalls)

  await app.register(multipart, chatUploads)

  on('GET /api/admin/consultations/:id/conversations', async (request, reply) => {
    const { id } = await getOpenConsultation(app.db, request, request.params.id)
    const page = await listConversations(app.db, id, pageOf(request.query))
    return replyWithPage(request, reply, request.query, page)
  })

  on('POST /api/admin/consultations/:id/conversations', async (request) => {
    const { id } = request.params
    const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
      write: (tx) =>
        changeConversations(tx, request, id, () =>
          createConversation(tx, id, request.body, signedInUser(request).id),
        ),
      read: async (tx, created) => (await findConversation(tx, created, signedInUser(request))) ?? notFound(),
    })
    return answer
  })

  on('POST /api/admin/consultations/:id/conversations/import/preview', (request) =>
    previewChat(request, request.params.id),
  )
  on('POST /api/admin/consultations/:id/conversations/import', (request) =>
    importChat(request, request.params.id),
  )

  on('DELETE /api/admin/conversations/:id', async (request) => {
    const { id } = request.params
    await app.db.transaction(async (tx) => {
      const found = (await findImport(tx, id, signedInUser(request))) ?? notFound()
      await changeConversations(tx, request, found.consultationId, () => removeConversation(tx, id, found))
    })
  })
}

/** Options of the multipart plugin. A file that is too large is cut, and refused with a sentence. */
const chatUploads = {
  throwFileSizeLimit: false,
  limits: { files: 1, fields: 1, fieldSize: 200_000, fileSize: maxChatBytes + 1, headerPairs: 20 },
}

const messagesShown = 8
const linesShown = 50
const maxShownLength = 300

/** Reads an exported chat without writing anything. */
const previewChat = async (request: FastifyRequest, id: number): Promise<ChatPreview> => {
  const { db } = request.server
  const { userId } = await getOpenConsultation(db, request, id)
  const { bytes } = await receiveImport(request, chatOptions)
  const { messages, deletions, notices, unread, voices, files } = await openExport(bytes)
  const recorded = await listMessages(db, id)
  const { fresh, edited, deleted } = compareChat(recorded, { messages, deletions }, () => undefined)
  const times = messages.map(({ at }) => at).sort()
  return {
    counts: {
      fresh: fresh.length,
      known: messages.length - fresh.length - edited.length,
      edited: edited.length,
      deleted: deleted.length,
    },
    voices: [...voices].map(([name, count]) => ({ name, messages: count })),
    firstAt: times[0] ?? '',
    lastAt: times.at(-1) ?? '',
    sample: messages.slice(0, messagesShown).map(shortened),
    changed: [...edited, ...deleted]
      .slice(0, linesShown)
      .map(shortened)
      .flatMap(({ mark, ...message }) => (mark === null ? [] : { ...message, mark })),
    unread: unread.slice(0, linesShown).map(shortened),
    unreadCount: unread.length,
    notices: notices.slice(0, linesShown).map(shortened),
    noticeCount: notices.length,
    files: files.map(({ name, size, isAccepted }) => ({ name, size, isAccepted })),
    client: await stateOf(db, userId),
  }
}

const shortened = <Line extends { text: string }>(line: Line): Line => ({
  ...line,
  text: beginningOf(line.text, maxShownLength),
})

const stateOf = async (db: Database, userId: number | null): Promise<ChatPreview['client']> => {
  const client = userId === null ? undefined : await findUser(db, userId)
  if (!client) return 'guest'
  return isKnownPerson(client) ? 'known' : 'unverified'
}

/** Records the new messages, and the chosen files as documents, in one transaction. */
const importChat = async (request: FastifyRequest, id: number): Promise<{ created: number }> => {
  const { db, files, malwareChecks } = request.server
  const { userId } = await getOpenConsultation(db, request, id)
  const { bytes, options } = await receiveImport(request, chatOptions)
  const { voices, files: found, ...chat } = await openExport(bytes)
  refuseUnknownVoice([...voices.keys()], options)
  await refuseFiles(db, userId, options)
  const stored = await storeFiles(files, found, options.files ?? [])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const call = repeatableCall(request, [id, options, sha256])
  const keys = stored.map(({ key }) => key)
  const { answer, isRepeated } = await nameAllByRows(files, keys, () =>
    answerOnce(db, call, {
      write: (tx) =>
        changeConversations(tx, request, id, async (row) => {
          await refuseFiles(tx, row.userId, options)
          const directionOf = (voice: string): Direction =>
            voice === (options.firmVoice ?? '') ? 'out' : 'in'
          const { fresh, edited, deleted } = compareChat(await listMessages(tx, id), chat, directionOf)
          const created = [...fresh, ...edited, ...deleted]
            .sort((one, other) => one.line - other.line)
            .map((message) => ({ ...message, direction: directionOf(message.voice) }))
          await createMessages(tx, created, {
            consultationId: id,
            recordedById: signedInUser(request).id,
            importId: randomUUID(),
          })
          if (row.userId !== null) await addDocuments(tx, request, { userId: row.userId, id, stored })
          return created.length
        }),
      // The response contains only the number, so the number is stored in place of a record id.
      read: async (_tx, created) => ({ created }),
    }),
  )
  if (isRepeated) for (const key of keys) await files.remove(key)
  malwareChecks?.wake()
  return answer
}

/** Between two voices, the user decides which one is the firm's. */
const refuseUnknownVoice = (voices: readonly string[], { firmVoice = '' }: ChatOptions): void => {
  const isKnown = firmVoice === '' ? voices.length === 1 : voices.includes(firmVoice)
  if (!isKnown) invalidField('firmVoice', 'val.chat.firmVoice')
}

/** Documents belong to an account. Sharing with an unverified address requires a confirmation, as with every upload. */
const refuseFiles = async (
  db: Database,
  userId: number | null,
  { files = [], confirmsUnverified }: ChatOptions,
): Promise<void> => {
  if (files.length === 0) return
  const state = await stateOf(db, userId)
  if (state === 'guest') invalidField('files', 'val.chat.guest')
  if (state === 'unverified' && !confirmsUnverified)
    throw new AppError('unverified_client', {
      errors: [{ field: 'confirmsUnverified', message: 'error.unverified_client' }],
    })
}

/** Stores the chosen files of an archive, all or none. */
const storeFiles = async (
  store: FileStore,
  found: readonly ChatFile[],
  names: readonly string[],
): Promise<UploadedFile[]> => {
  const chosen = [...new Set(names)].map(
    (name) =>
      found.find((file) => file.name === name && file.isAccepted) ?? invalidField('files', 'val.chat.file'),
  )
  await store.refuseWhenFull(chosen.reduce((sum, { size }) => sum + size, 0))
  const stored: UploadedFile[] = []
  try {
    for (const { name, read } of chosen)
      stored.push(await saveUpload(store, Readable.from([await read()]), name))
  } catch (error) {
    for (const { key } of stored) await store.remove(key)
    if (error instanceof AppError && error.code === 'file_kind') invalidField('files', error.detail)
    throw error
  }
  return stored
}

/** `nameByRow` for several files whose rows are written in one transaction. */
const nameAllByRows = <Answer>(
  store: FileStore,
  keys: readonly string[],
  writeRows: () => Promise<Answer>,
): Promise<Answer> => keys.reduce((write, key) => () => store.nameByRow(key, write), writeRows)()

/** Adds the stored files to the documents of the client. They count toward the daily limit and are checked for malware. */
const addDocuments = async (
  tx: Database,
  request: FastifyRequest,
  { userId, id, stored }: { userId: number; id: number; stored: readonly UploadedFile[] },
): Promise<void> => {
  for (const file of stored) {
    await refuseOverLimitAgain(tx, request, file.size)
    const documentId = await createDocument(tx, {
      ...rowOf(request, file),
      userId,
      uploadedById: signedInUser(request).id,
      consultationId: id,
    })
    await auditOf(request)(tx, 'create', 'document', documentId)
  }
}

/** A request that the user may not open is treated as unknown. */
const getOpenConsultation = async (db: Database, request: FastifyRequest, id: number) => {
  const found = await findConsultation(db, id, signedInUser(request))
  return found?.isOpen ? found : notFound()
}

/** Changes the conversations of a request while its row is locked, with a history entry and an audit row. */
const changeConversations = async <Result>(
  tx: Database,
  request: FastifyRequest,
  id: number,
  change: (consultation: LockedConsultation) => Promise<Result>,
): Promise<Result> => {
  const actor = signedInUser(request)
  const { row, seen } = (await lockListedConsultation(tx, id, actor, undefined)) ?? notFound()
  if (!seen.isOpen) notFound()
  const before = await countConversations(tx, id)
  const result = await change(row)
  const after = await countConversations(tx, id)
  if (after !== before) {
    await addHistory(tx, id, actor.id, 'conversations', String(before), String(after))
    await auditOf(request)(tx, 'update', 'consultation', id, { conversations: String(after) })
  }
  return result
}
