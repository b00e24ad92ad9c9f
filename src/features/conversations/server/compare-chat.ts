import type { conversationDirections } from '../values.ts'
import { withoutEditMark, withoutMarks } from './chat-export/lines.ts'
import type { Chat, ChatMessage } from './chat-export/read-chat.ts'
import type { Recorded } from './repository.ts'

export type Direction = (typeof conversationDirections)[number]
export type NewMessage = Pick<Recorded, 'at' | 'text' | 'mark'> & { line: number; voice: string }

export type ChatDifference = {
  fresh: NewMessage[]
  /** Later wordings of recorded messages. The first wording stays. */
  edited: NewMessage[]
  /** Recorded messages that were deleted since, with their words. */
  deleted: NewMessage[]
}

/**
 * Compares an exported chat with the recorded messages of the request. iPhones export seconds, Android and a typed
 * message only have the minute. `directionOf` is unknown before the user has chosen the voice of the firm.
 */
export const compareChat = (
  recorded: readonly Recorded[],
  { messages, deletions }: Pick<Chat, 'messages' | 'deletions'>,
  directionOf: (voice: string) => Direction | undefined,
): ChatDifference => {
  const left = Map.groupBy(recorded, ({ at }) => minuteOf(at))
  const take = (at: string, fits: (row: Recorded) => boolean): Recorded | undefined => {
    const rows = left.get(minuteOf(at)) ?? []
    const index = rows.findIndex(fits)
    return index < 0 ? undefined : rows.splice(index, 1)[0]
  }
  const isOf = (row: Recorded, voice: string) => row.direction === (directionOf(voice) ?? row.direction)
  const isWording = ({ mark }: Recorded) => mark !== 'deleted'
  const known: Recorded[] = []
  const isUnknown =
    (fits: (row: Recorded, message: ChatMessage) => boolean) =>
    (message: ChatMessage): boolean => {
      const form = formOf(message.text)
      const row = take(
        message.at,
        (each) => isWording(each) && fits(each, message) && formOf(each.text) === form,
      )
      if (row) known.push(row)
      return !row
    }
  const unknown = messages
    .filter(isUnknown((row, { voice }) => isOf(row, voice)))
    .filter(isUnknown(() => true))
  // The earlier wordings of edits that an import before this one has recorded.
  for (const { at, mark, direction, importId } of known)
    if (mark === 'edited')
      take(at, (row) => isWording(row) && row.direction === direction && row.importId !== importId)
  const found: ChatDifference = { fresh: [], edited: [], deleted: [] }
  for (const { line, voice, at, text, isEdited } of unknown) {
    const earlier = isEdited && take(at, (row) => isWording(row) && isOf(row, voice))
    found[earlier ? 'edited' : 'fresh'].push({ line, voice, at, text, mark: isEdited ? 'edited' : null })
  }
  for (const { line, voice, at } of deletions) {
    const before = take(at, (row) => !isWording(row) && isOf(row, voice))
    // The deletion that was recorded before has a wording of its own.
    const row = take(
      at,
      (each) => isWording(each) && isOf(each, voice) && (!before || each.text === before.text),
    )
    if (row && !before) found.deleted.push({ line, voice, at: row.at, text: row.text, mark: 'deleted' })
  }
  return found
}

const minuteOf = (at: string): string => new Date(at).toISOString().slice(0, 16)

/** A message in the form in which exports agree: without marks, and with or without its file. */
const formOf = (text: string): string => {
  const [first = '', ...more] = withoutMarks(withoutEditMark(text)).split('\n')
  return [isMedia(first) ? '\0' : first, ...more].map((line) => line.trim()).join('\n')
}

// A line in place of a file, after public descriptions of both systems in English and Arabic. An export without media
// and one with media differ in it.

const kinds = {
  en: 'image|photo|video|video note|audio|gif|sticker|document|contact card|voice message|media',
  ar: '(?:ال)?(?:صورة|فيديو|مقطع فيديو|صوت|مقطع صوتي|ملصق|مستند|صورة متحركة|رسالة صوتية|بطاقة جهة اتصال|وسائط)',
}
/** The name and the pages of a document. */
const described = '(?:.{1,200} • .{1,30} )?'
const media = [
  `${described}<?(?:${kinds.en}) omitted>?`,
  `${described}<?(?:${kinds.ar}|gif) (?:غير مدرجة?|مستبعدة?)>?`,
  '<?تم استبعاد .{1,30}>?',
  `${described}<(?:attached|ال(?:م|مُ)رفق|مرفق): .{1,300}>`,
  String.raw`.{1,300} \((?:file attached|الملف مرفق|ملف مرفق)\)`,
].map((sentence) => new RegExp(`^(?:${sentence})$`, 'i'))

const isMedia = (line: string): boolean => media.some((pattern) => pattern.test(line.trim()))
