import { invalidField } from '#http/errors.ts'
import { messageKey } from '#i18n/translator.ts'
import { withoutMarks } from './chat-export/marks.ts'
import { readsAsChat } from './chat-export/read-chat.ts'

/** A text of an archive, with its path. */
type TextFile = { name: string; text: string }

/** Chats of an archive that are compared. More are refused. */
const maxChats = 20

/** Files of the system that packed the archive again: resource forks of a Mac, thumbnails of Windows. */
export const isHiddenFile = (path: string): boolean =>
  path.split('/').some((part) => /^(?:__MACOSX$|\.|~\$|@eaDir$|(?:eh)?thumbs\.db$|desktop\.ini$)/i.test(part))

/** The last part of a path; a Mac writes letters and their accents separately. */
const baseName = (path: string): string => (path.split('/').at(-1) ?? '').normalize('NFC')

/** iPhones call the text `_chat.txt` and number all attached files. Android names it after the chat. */
const isOfIphone = (name: string): boolean => /^_chat(?:[ (-].*)?\.txt$/i.test(baseName(name))
const isOfAndroid = (name: string): boolean => /whatsapp|واتساب|واتس اب/i.test(baseName(name))
const isNumbered = (name: string): boolean => /^\d{8}-/.test(baseName(name))
export const isNamedAsChat = (name: string): boolean => isOfIphone(name) || isOfAndroid(name)

/**
 * The exported chat among the texts of an archive. A chat that another one has as an attachment is not it. Between
 * several chats, the user decides. Undefined if no text is a chat.
 */
export const chooseChat = <Text extends TextFile>(texts: readonly Text[]): Text | undefined => {
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
