import { findOrder, instantOf } from './date-order.ts'
import { type Header, readHeader } from './header.ts'
import { afterVisible, trimMarks, withoutMarks } from './marks.ts'
import { beginsNotice, isDeletion, isNotice, isReplacement, namesIn, withoutEditMark } from './notices.ts'
import { findNames } from './voices.ts'

type ChatLine = { line: number; text: string }
type Said = ChatLine & { voice: string; at: string }
export type ChatMessage = Said & { isEdited: boolean }

/** A larger chat is refused. */
export const maxMessages = 20_000

export type Chat = {
  messages: ChatMessage[]
  /** Sentences of WhatsApp itself. */
  notices: ChatLine[]
  /** The notices that replace a deleted message. */
  deletions: Omit<Said, 'text'>[]
  /** Entries and lines that could not be read. */
  unread: ChatLine[]
  /** More than `maxMessages` entries; the lists are empty. */
  isTooLong: boolean
  /** Whether an entry has a Hijri date, which is not read. */
  isHijri: boolean
}

/** A header with the further lines of its text. */
type Entry = { line: number; typed: string; header: Header; more: string[] }

/**
 * Reads the text of an exported chat. Times are Riyadh time. Every line of the file with a visible character is part of
 * exactly one message, notice or unread entry.
 */
export const readChat = (file: string, now: Date): Chat => {
  const { entries, unread } = entriesOf(file)
  const isTooLong = entries.length > maxMessages
  const headers = entries.map(({ header }) => header)
  const isHijri = headers.some((header) => header.isHijri)
  const chat: Chat = { messages: [], notices: [], deletions: [], unread, isTooLong, isHijri }
  if (isTooLong) return { ...chat, unread: [] }
  const order = findOrder(headers, now)
  const names = findNames(headers.map(({ rest }) => withoutMarks(rest)))
  const said = entries.map((entry, at) => saidIn(entry, names[at]))
  const isOfWhatsApp = noticesAmong(said)
  for (const each of said) {
    const { line, typed, header, name, text, whole } = each
    const at = instantOf(header, order, now)?.toISOString()
    const words = withoutEditMark(text)
    if (name === undefined || beginsNotice(name) || isOfWhatsApp(each)) {
      chat.notices.push({ line, text: whole })
      if (name !== undefined && at && isDeletion(text))
        chat.deletions.push({ line, voice: voiceOf(name), at })
    } else if (at && words)
      chat.messages.push({ line, voice: voiceOf(name), at, text: words, isEdited: words !== text })
    else chat.unread.push({ line, text: textOf([typed, ...each.more]) })
  }
  chat.unread.sort((one, other) => one.line - other.line)
  return chat
}

/** Whether a text begins like an exported chat. */
export const readsAsChat = (text: string): boolean =>
  text
    .slice(0, maxHeadLength)
    .split(/\r\n|\n|\r/)
    .some((line) => readHeader(line) !== undefined)

const maxHeadLength = 10_000

/** The text after the name, without and with its further lines, and everything after the time. */
const saidIn = ({ line, typed, header, more }: Entry, name: string | undefined) => {
  const begin = name === undefined ? header.rest : afterVisible(header.rest, name.length + 1)
  return {
    line,
    typed,
    header,
    more,
    name,
    begin,
    text: textOf([begin, ...more]),
    whole: textOf([header.rest, ...more]),
  }
}
type SaidEntry = ReturnType<typeof saidIn>

/**
 * iPhones write notices under the name of the chat, after a direction mark. A file that has lost its marks, and
 * Android, have only those that replace a message.
 */
const noticesAmong = (said: readonly SaidEntry[]): ((entry: SaidEntry) => boolean) => {
  const names = namesIn(said.flatMap(({ name }) => name ?? []))
  const isMarked = ({ begin }: SaidEntry) => /^\s*\u200e/.test(begin)
  const hasMarks = said.some((entry) => entry.header.isBracketed && isMarked(entry))
  return (entry) => {
    const { text } = entry
    return isMarked(entry) ? isNotice(text, names) : !hasMarks && isReplacement(text)
  }
}

/** An entry begins with a header of the same shape as the first one. Other headers are part of a forwarded text. */
const entriesOf = (file: string): { entries: Entry[]; unread: ChatLine[] } => {
  const entries: Entry[] = []
  const unread: ChatLine[] = []
  for (const [at, typed] of file.split(/\r\n|\n|\r/).entries()) {
    const header = readHeader(typed)
    const last = entries.at(-1)
    if (header && (!last || header.shape === entries[0]?.header.shape))
      entries.push({ line: at + 1, typed, header, more: [] })
    else if (last) last.more.push(typed)
    else if (trimMarks(typed) !== '') unread.push({ line: at + 1, text: trimMarks(typed) })
  }
  return { entries, unread }
}

/** Without marks around it, and without control characters, which the database cannot store. */
const textOf = (lines: readonly string[]): string =>
  trimMarks(lines.join('\n')).replace(/[^\P{Cc}\n\t]/gu, '')

/** iPhones mark names that are not in the address book with a tilde. */
const voiceOf = (name: string): string => trimMarks(name).replace(/^~\s*/, '')
