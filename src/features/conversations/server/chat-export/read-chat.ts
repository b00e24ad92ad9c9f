import { instantInRiyadh } from '#firm-time/riyadh.ts'
import {
  afterVisible,
  beginsNotice,
  type Header,
  isDeletion,
  isNotice,
  isNoticeOfAnybody,
  isReplacement,
  namesIn,
  readHeader,
  trimMarks,
  withoutEditMark,
  withoutMarks,
} from './lines.ts'

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

/** A colon and a space, or a colon at the end of the line. */
const ending = /:(?: |$)/g

/** Fewer entries do not show whether a second colon belongs to the name. */
const minEntries = 3
const maxNameLength = 100

/** The name before the colon with this number; undefined without one. */
const nameBefore = (text: string, colons: number): string | undefined => {
  const end = [...text.slice(0, maxNameLength + 2).matchAll(ending)][colons - 1]?.index ?? 0
  return end > 0 && end <= maxNameLength ? text.slice(0, end) : undefined
}

/**
 * The name at the beginning of each text. A name may have colons: then all entries with the same beginning have the
 * same words before their next colon, except sentences of WhatsApp about this person.
 */
const findNames = (texts: readonly string[]): (string | undefined)[] => {
  const groups = Map.groupBy(texts, (text) => nameBefore(text, 1))
  const colons = new Map([...groups].map(([name, group]) => [name, colonsIn(group)]))
  return texts.map((text) => nameBefore(text, colons.get(nameBefore(text, 1)) ?? 1))
}

const colonsIn = (group: readonly string[]): number => {
  if (group.length < minEntries) return 1
  for (let colons = 1; ; colons += 1) {
    const names = new Set<string>()
    for (const text of group) {
      const name = nameBefore(text, colons + 1)
      if (name !== undefined) names.add(name)
      else if (!isNoticeOfAnybody(text)) return colons
      if (names.size > 1) return colons
    }
    if (names.size === 0) return colons
  }
}

/** The positions of day, month and year. */
type Order = readonly [day: number, month: number, year: number]

const yearFirst: Order = [2, 1, 0]
const dayFirst: Order = [0, 1, 2]
const monthFirst: Order = [1, 0, 2]

/** WhatsApp has existed since 2009. Years of other calendars are outside the range. */
const firstYear = 2009

/**
 * The order of day and month follows from the whole file: most dates must exist, none may be in the future, and entries
 * are sorted by time. Between equals, the chat with fewer days is likelier, then the day first.
 */
const findOrder = (headers: readonly Header[], now: Date): Order => {
  if (headers[0]?.isYearFirst) return yearFirst
  const day = likelihoodOf(headers, dayFirst, now)
  const month = likelihoodOf(headers, monthFirst, now)
  const isMonthFirst = month.faults - day.faults || month.span - day.span
  return isMonthFirst < 0 ? monthFirst : dayFirst
}

const likelihoodOf = (headers: readonly Header[], order: Order, now: Date) => {
  let faults = 0
  const times: number[] = []
  for (const header of headers) {
    const time = instantOf(header, order, now)?.getTime()
    if (time === undefined) faults += 2
    else {
      if (time < (times.at(-1) ?? 0)) faults += 1
      times.push(time)
    }
  }
  return { faults, span: (times.at(-1) ?? 0) - (times[0] ?? 0) }
}

/** Undefined for a date that does not exist, is in the future or belongs to another calendar. */
const instantOf = ({ date, clock, isHijri }: Header, order: Order, now: Date): Date | undefined => {
  const [day, month, typedYear] = order.map((at) => date[at] ?? 0) as [number, number, number]
  const year = typedYear < 100 ? 2000 + typedYear : typedYear
  if (!clock || isHijri || year < firstYear || year > 9999) return undefined
  const instant = instantInRiyadh(
    `${year}-${two(month)}-${two(day)}`,
    `${two(clock.hour)}:${two(clock.minute)}`,
  )
  // 31 February would become a day in March.
  const isReal = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12
  if (!isReal || Number.isNaN(instant.getTime()) || instant > now) return undefined
  instant.setUTCSeconds(clock.second)
  return instant
}

const two = (number: number): string => String(number).padStart(2, '0')
