import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { acceptedFiles, maxBytes as maxDocumentBytes } from '#features/documents/schema.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { messageKey } from '#i18n/translator.ts'
import { maxChatBytes } from '../values.ts'
import { maxMessages, readChat } from './chat-export/read-chat.ts'
import { chooseChat, isHiddenFile, isNamedAsChat } from './choose-chat.ts'

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
      : { text: decodeChat(bytes), files: [] }
  const chat = readChat(text, new Date())
  if (chat.isTooLong) refuse(messageKey('val.chat.tooLong', { n: maxMessages }))
  if (chat.messages.length === 0) refuse(chat.isHijri ? 'val.chat.hijri' : 'val.chat.unreadable')
  const voices = new Map<string, number>()
  for (const { voice } of chat.messages) voices.set(voice, (voices.get(voice) ?? 0) + 1)
  if (voices.size > 2) refuse(messageKey('val.chat.voices', { n: voices.size }))
  return { ...chat, voices, files }
}

const refuse = (message: string): never => invalidField('file', message)

const unpack = async (bytes: Buffer): Promise<{ text: string; files: ChatFile[] }> => {
  try {
    // Loaded on the first import.
    const { fromBufferPromise } = await import('yauzl')
    const zip = await fromBufferPromise(bytes)
    const entries = await entriesOf(zip)
    // The library refuses an entry that unpacks to more bytes than it declares.
    const read = async (entry: Entry) => buffer(await zip.openReadStreamPromise(entry))
    const texts: { name: string; text: string; entry: Entry }[] = []
    for (const entry of entries.filter(isReadText))
      texts.push({ name: entry.fileName, text: decodeChat(await read(entry)), entry })
    const chat = chooseChat(texts) ?? refuse('val.chat.unreadable')
    const others = Map.groupBy(
      entries.filter((entry) => entry !== chat.entry),
      ({ fileName }) => fileName,
    )
    // A file is chosen by its name, so each name is offered once.
    const files = [...others.values()].flatMap(([entry]) =>
      entry ? fileOf(entry, () => read(entry).catch(() => invalidField('files', 'val.chat.file'))) : [],
    )
    return { text: chat.text, files }
  } catch (error) {
    if (error instanceof AppError) throw error
    return refuse('val.chat.unreadable')
  }
}

/** The files of the archive. Several may have one name. */
const entriesOf = async (zip: ZipFile): Promise<Entry[]> => {
  if (zip.entryCount > maxEntries) refuse('val.chat.archive')
  const entries: Entry[] = []
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > maxUnpackedBytes) refuse('val.chat.archive')
    if (!entry.fileName.endsWith('/') && !isHiddenFile(entry.fileName)) entries.push(entry)
  }
  return entries
}

/** A larger text can only be a document. */
const isReadText = ({ fileName, uncompressedSize }: Entry): boolean => {
  if (!/\.txt$/i.test(fileName)) return false
  if (uncompressedSize > maxChatBytes && isNamedAsChat(fileName)) refuse('val.chat.tooLarge')
  return uncompressedSize <= maxChatBytes
}

const accepted = new Set(acceptedFiles.split(','))

const fileOf = ({ fileName, uncompressedSize }: Entry, read: ChatFile['read']): ChatFile => {
  const type = /\.\w+$/.exec(fileName.toLowerCase())?.[0] ?? ''
  const isSized = uncompressedSize > 0 && uncompressedSize <= maxDocumentBytes
  return { name: fileName, size: uncompressedSize, isAccepted: accepted.has(type) && isSized, read }
}

/**
 * Decodes an exported chat. WhatsApp writes UTF-8. An editor may have saved the file as UTF-16 or Windows-1256. A few
 * broken bytes do not make it Windows-1256.
 */
const decodeChat = (bytes: Buffer): string => {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const isBroken = count(/\ufffd/g) > count(/[^\p{ASCII}\ufffd]/gu)
  return isBroken ? new TextDecoder('windows-1256').decode(bytes) : text
}
