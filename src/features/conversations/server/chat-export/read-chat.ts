import { findOrder, instantOf } from './date-order.ts'
import { type Header, readHeader } from './header.ts'
import { afterVisible, trimMarks, withoutMarks } from './marks.ts'
import { beginsNotice, isNotice } from './notices.ts'
import { findNames } from './voices.ts'

type ChatLine = { line: number; text: string }
export type ChatMessage = ChatLine & { voice: string; at: string }

/** A larger chat is refused. */
export const maxMessages = 20_000

type Chat = {
  messages: ChatMessage[]
  /** Sentences of WhatsApp itself. */
  notices: ChatLine[]
  /** Entries and lines that could not be read. */
  unread: ChatLine[]
  /** More than `maxMessages` entries; the lists are empty. */
  isTooLong: boolean
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
  if (isTooLong) return { messages: [], notices: [], unread: [], isTooLong }
  const headers = entries.map(({ header }) => header)
  const order = findOrder(headers, now)
  const names = findNames(headers.map(({ rest }) => withoutMarks(rest)))
  const chat: Chat = { messages: [], notices: [], unread, isTooLong }
  for (const [at, { line, typed, header, more }] of entries.entries()) {
    const name = names[at]
    const begin = name === undefined ? header.rest : afterVisible(header.rest, name.length + 1)
    const text = textOf([begin, ...more])
    const instant = instantOf(header, order, now)
    if (name === undefined || beginsNotice(name) || isMarkedNotice(begin))
      chat.notices.push({ line, text: textOf([header.rest, ...more]) })
    else if (instant && text)
      chat.messages.push({ line, voice: voiceOf(name), at: instant.toISOString(), text })
    else chat.unread.push({ line, text: textOf([typed, ...more]) })
  }
  chat.unread.sort((one, other) => one.line - other.line)
  return chat
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

const maxNoticeLength = 500

/** iPhones write notices under the name of the chat, after a direction mark. */
const isMarkedNotice = (text: string): boolean =>
  /^\s*\u200e/.test(text) && isNotice(trimMarks(text.slice(0, maxNoticeLength)))

/** Without marks around it, and without control characters, which the database cannot store. */
const textOf = (lines: readonly string[]): string =>
  trimMarks(lines.join('\n')).replace(/[^\P{Cc}\n\t]/gu, '')

/** iPhones mark names that are not in the address book with a tilde. */
const voiceOf = (name: string): string => trimMarks(name).replace(/^~\s*/, '')
