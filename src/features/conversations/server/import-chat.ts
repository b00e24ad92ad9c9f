import { createHash, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isKnownPerson } from '#access/roles.ts'
import { signedInUser } from '#api/guards.ts'
import { repeatableCall } from '#api/idempotency-key.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { receiveImport } from '#features/imports/server/run-import.ts'
import { findUser } from '#features/users/server/repository.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import { type ChatOptions, type ChatPreview, chatOptions } from '../schema.ts'
import { maxChatBytes } from '../values.ts'
import { addDocuments, nameAllByRows, storeFiles } from './chat-files.ts'
import { compareChat, type Direction } from './compare-chat.ts'
import { changeConversations, getOpenConsultation } from './open-consultation.ts'
import { openExport } from './open-export.ts'
import { createMessages, listMessages } from './repository.ts'

/** Options of the multipart plugin. A file that is too large is cut, and refused with a sentence. */
export const chatUploads = {
  throwFileSizeLimit: false,
  limits: { files: 1, fields: 1, fieldSize: 200_000, fileSize: maxChatBytes + 1, headerPairs: 20 },
}

const messagesShown = 8
const linesShown = 50
const maxShownLength = 300

/** Reads an exported chat without writing anything. */
export const previewChat = async (request: FastifyRequest, id: number): Promise<ChatPreview> => {
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
export const importChat = async (request: FastifyRequest, id: number): Promise<{ created: number }> => {
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
