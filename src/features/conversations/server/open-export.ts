import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { acceptedFiles, maxBytes as maxDocumentBytes } from '#features/documents/schema.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { messageKey } from '#i18n/translator.ts'
import { maxChatBytes } from '../values.ts'
import { maxMessages, readChat } from './chat-export/read-chat.ts'

/** An archive of the accepted size can unpack to a thousand times as much. */
const maxEntries = 1_000
const maxUnpackedBytes = 100 * 1024 * 1024

export type ChatFile = {
  name: string
  size: number
  /** Whether its name has an accepted type. The content decides when it is stored. */
  isAccepted: boolean
  read: () => Promise<Buffer>
}

/** Reads an exported chat: a text, or an archive of the text and its files. Refuses everything else. */
export const openExport = async (bytes: Buffer) => {
  if (bytes.length > maxChatBytes) refuse('val.chat.tooLarge')
  const { text, files } =
    bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'
      ? await unpack(bytes)
      : { text: bytes, files: [] }
  const chat = readChat(new TextDecoder().decode(text), new Date())
  if (chat.isTooLong) refuse(messageKey('val.chat.tooLong', { n: maxMessages }))
  if (chat.messages.length === 0) refuse('val.chat.unreadable')
  const voices = new Map<string, number>()
  for (const { voice } of chat.messages) voices.set(voice, (voices.get(voice) ?? 0) + 1)
  if (voices.size > 2) refuse(messageKey('val.chat.voices', { n: voices.size }))
  return { ...chat, voices, files }
}

const refuse = (message: string): never => invalidField('file', message)

const unpack = async (bytes: Buffer): Promise<{ text: Buffer; files: ChatFile[] }> => {
  try {
    // Loaded on the first import.
    const { fromBufferPromise } = await import('yauzl')
    const zip = await fromBufferPromise(bytes)
    const entries = await entriesOf(zip)
    const chat = chatIn(entries)
    if (chat.uncompressedSize > maxChatBytes) refuse('val.chat.tooLarge')
    // The library refuses an entry that unpacks to more bytes than it declares.
    const read = async (entry: Entry) => buffer(await zip.openReadStreamPromise(entry))
    const files = entries.flatMap((entry) =>
      entry === chat
        ? []
        : fileOf(entry, () => read(entry).catch(() => invalidField('files', 'val.chat.file'))),
    )
    return { text: await read(chat), files }
  } catch (error) {
    if (error instanceof AppError) throw error
    return refuse('val.chat.unreadable')
  }
}

/** The files of the archive, each name once. */
const entriesOf = async (zip: ZipFile): Promise<Entry[]> => {
  if (zip.entryCount > maxEntries) refuse('val.chat.archive')
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > maxUnpackedBytes) refuse('val.chat.archive')
    if (!entry.fileName.endsWith('/') && !entries.has(entry.fileName)) entries.set(entry.fileName, entry)
  }
  return [...entries.values()]
}

/** iPhones call the text `_chat.txt`, Android names it after the chat. */
const chatIn = (entries: readonly Entry[]): Entry => {
  const texts = entries.filter(({ fileName }) => /\.txt$/i.test(fileName))
  const named = texts.find(({ fileName }) => /(?:^|\/)_chat\.txt$|whatsapp|واتساب/i.test(fileName))
  return named ?? texts[0] ?? refuse('val.chat.unreadable')
}

const accepted = new Set(acceptedFiles.split(','))

const fileOf = ({ fileName, uncompressedSize }: Entry, read: ChatFile['read']): ChatFile => {
  const type = /\.\w+$/.exec(fileName.toLowerCase())?.[0] ?? ''
  const isSized = uncompressedSize > 0 && uncompressedSize <= maxDocumentBytes
  return { name: fileName, size: uncompressedSize, isAccepted: accepted.has(type) && isSized, read }
}
