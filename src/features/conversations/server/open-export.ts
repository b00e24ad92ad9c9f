import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { acceptedFiles, maxBytes as maxDocumentBytes } from '#features/documents/values.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { messageKey } from '#i18n/translator.ts'
import { maxChatBytes } from '../values.ts'
import { withoutMarks } from './chat-export/lines.ts'
import { maxMessages, readChat, readsAsChat } from './chat-export/read-chat.ts'

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

/** A text of an archive, with its path. */
type TextFile = { name: string; text: string }

/** Chats of an archive that are compared. More are refused. */
const maxChats = 20

/** Files of the system that packed the archive again: resource forks of a Mac, thumbnails of Windows. */
const isHiddenFile = (path: string): boolean =>
  path.split('/').some((part) => /^(?:__MACOSX$|\.|~\$|@eaDir$|(?:eh)?thumbs\.db$|desktop\.ini$)/i.test(part))

/** The last part of a path; a Mac writes letters and their accents separately. */
const baseName = (path: string): string => (path.split('/').at(-1) ?? '').normalize('NFC')

/** iPhones call the text `_chat.txt` and number all attached files. Android names it after the chat. */
const isOfIphone = (name: string): boolean => /^_chat(?:[ (-].*)?\.txt$/i.test(baseName(name))
const isOfAndroid = (name: string): boolean => /whatsapp|واتساب|واتس اب/i.test(baseName(name))
const isNumbered = (name: string): boolean => /^\d{8}-/.test(baseName(name))
const isNamedAsChat = (name: string): boolean => isOfIphone(name) || isOfAndroid(name)

/**
 * The exported chat among the texts of an archive. A chat that another one has as an attachment is not it. Between
 * several chats, the user decides. Undefined if no text is a chat.
 */
const chooseChat = <Text extends TextFile>(texts: readonly Text[]): Text | undefined => {
  const chats = texts.filter(({ name, text }) => isNamedAsChat(name) || readsAsChat(text))
  if (chats.length <= 1) return chats[0]
  if (chats.length > maxChats) refuseSeveral(chats.length)
  const sources = chats.filter(({ name }) => !isNumbered(name))
  const contents = sources.map((chat) => ({ chat, content: withoutMarks(chat.text).normalize('NFC') }))
  const isAttached = (chat: Text): boolean =>
    isNumbered(chat.name) ||
    contents.some((other) => other.chat !== chat && attaches(other.content, baseName(chat.name)))
  const own = chats.filter((chat) => !isAttached(chat))
  const named = [isOfIphone, isOfAndroid].map((isNamed) => own.filter(({ name }) => isNamed(name)))
  const [chosen, ...others] = named.find((found) => found.length > 0) ?? own
  return chosen && others.length === 0 ? chosen : refuseSeveral(chats.length)
}

/** Android writes `name.txt (file attached)`, iPhones `<attached: name.txt>`. */
const attaches = (content: string, name: string): boolean =>
  [` ${name} (`, ` ${name}>`].some((attachment) => content.includes(attachment))

const refuseSeveral = (n: number): never => invalidField('file', messageKey('val.chat.several', { n }))
