// Exports contain invisible direction marks and special spaces, and use the digits of the phone's language.

const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const outer = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/

export const withoutMarks = (text: string): string => text.replace(directionMarks, '')

/**
 * Removes marks and spaces at both ends; marks inside a text affect its layout. A regular expression would need
 * quadratic time for a long run of spaces.
 */
export const trimMarks = (text: string): string => {
  let [start, end] = [0, text.length]
  while (start < end && outer.test(text[start] ?? '')) start += 1
  while (start < end && outer.test(text[end - 1] ?? '')) end -= 1
  return text.slice(start, end)
}

/** Digits of every script as ASCII and special spaces as spaces, with the same length. */
const plainly = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')

/** The rest of a text after so many characters that are not direction marks. */
export const afterVisible = (text: string, count: number): string => {
  let left = count
  let at = 0
  while (left > 0 && at < text.length) {
    if (withoutMarks(text[at] ?? '') !== '') left -= 1
    at += 1
  }
  return text.slice(at)
}

/**
 * The beginning of an entry: iPhones write `[12/05/2024, 10:15:30] …`, earlier ones `12/05/2024 10:15:30: …`, Android
 * `12/05/2024, 10:15 - …`.
 */
export type Header = {
  /** Equal for all entries of a file: the brackets, the separator of the date and the end. */
  shape: string
  /** Whether it is in brackets, as iPhones write it. */
  isBracketed: boolean
  /** The numbers of the date, in the order of the file. */
  date: readonly [number, number, number]
  isHijri: boolean
  /** Whether the year has four digits in the first place. */
  isYearFirst: boolean
  /** 24 hours; undefined for an impossible time. */
  clock: { hour: number; minute: number; second: number } | undefined
  rest: string
}

const date = /(?<one>\d{1,4})(?<separator>[./-]) ?(?<two>\d{1,2})[./-] ?(?<three>\d{1,4})/
const era = / ?(?<era>هـ|ه|AH|م|AD)?/
const clock = /(?<hour>\d{1,2})[:.](?<minute>\d\d)(?:[:.](?<second>\d\d))?/
const halves = [
  String.raw`[ap]\.? ?m\.?`,
  String.raw`(?:في )?(?:ال)?(?:صباح|مساء|فجر|ظهر|عصر|ليل)[\p{L}\p{M}]*`,
  '(?:قبل|بعد) الظهر',
  'منتصف الليل',
  '[صم]',
]
const half = `(?: ?(?<half>${halves.join('|')}))?`
const moment = `${date.source}${era.source}[,،]? (?:at |في |الساعة )*${clock.source}${half}`
const header = new RegExp(
  String.raw`^(?:(?<bracket>\[)${moment}\] ?|${moment.replaceAll('?<', '?<a_')}(?<end> [-–—] |: ))`,
  'iu',
)

export const readHeader = (line: string): Header | undefined => {
  const found = header.exec(plainly(withoutMarks(line)))
  if (!found) return undefined
  const { bracket = '', end = '' } = found.groups ?? {}
  const group = (part: string): string => found.groups?.[bracket ? part : `a_${part}`] ?? ''
  const numbers = [Number(group('one')), Number(group('two')), Number(group('three'))] as const
  return {
    shape: `${bracket}${group('separator')}${end.startsWith(' ') ? '-' : end}`,
    isBracketed: bracket !== '',
    date: numbers,
    isHijri: /^(?:ه|AH)/i.test(group('era')) || numbers.some((number) => number >= 1300 && number <= 1500),
    isYearFirst: group('one').length === 4,
    clock: clockOf(Number(group('hour')), Number(group('minute')), Number(group('second')), group('half')),
    rest: afterVisible(line, found[0].length),
  }
}

const clockOf = (hour: number, minute: number, second: number, half: string): Header['clock'] => {
  if (minute > 59 || second > 59 || hour > 23) return undefined
  // Some phones add the half of the day to 24 hours.
  const isTwelve = half !== '' && hour <= 12
  return { hour: isTwelve ? (hour % 12) + (isAfternoon(half, hour) ? 12 : 0) : hour, minute, second }
}

/** The first hour that people call noon, and the first one of the evening that they call night. */
const firstOfNoon = 11
const firstOfNight = 6

const isAfternoon = (half: string, hour: number): boolean => {
  if (/ليل/.test(half)) return !/منتصف/.test(half) && hour >= firstOfNight && hour < 12
  if (/قبل/.test(half)) return false
  if (/ظهر/.test(half)) return /بعد/.test(half) || hour !== firstOfNoon
  return /^[pم]|مساء|عصر/i.test(half)
}

// Sentences that WhatsApp adds to a chat, after public descriptions of both systems in English and Arabic. A pattern is
// the whole sentence: a person may write about a security code too. `(?<name>…)` must be a name of the chat.

const name = '(?<name>.{1,100}?)'
const missedCalls = [
  'missed (?:group )?(?:voice|video) call',
  'مكالمة (?:جماعية )?(?:صوتية|فيديو|مرئية)(?: جماعية)? (?:فائتة|لم يرد عليها)',
  'فاتتك مكالمة (?:جماعية )?(?:صوتية|فيديو|مرئية)',
]
const calls = [
  String.raw`(?:missed |silenced |unanswered |declined |cancell?ed )?(?:group )?(?:voice|video) call(?:[,.] (?:no answer|missed|declined|cancell?ed|silenced[^,.]{0,40}|answered on (?:an)?other device|\d+ [^,.]{1,20}))*`,
  String.raw`مكالمة (?:جماعية )?(?:صوتية|فيديو|مرئية)(?: جماعية)?(?: (?:فائتة|مرفوضة|ملغاة|صامتة|لم يرد عليها))?(?:[،,.] (?:لا (?:يوجد )?رد|لم يرد عليها|تم الرد من جهاز آخر|\d+ [^،,.]{1,20}))*`,
]
const deletions = [
  'this message was deleted(?: by (?:an )?admin.{0,100})?',
  'you deleted this message(?: as admin)?',
  '(?:لقد )?(?:تم (?:حذف|مسح)|حذفت|حذف|مسحت|قمت ب(?:حذف|مسح)) هذه الرسالة(?: (?:بواسطة|من قبل) .{1,100})?',
]
/** Placeholders that replace the text of a message. */
const replacements = [
  ...missedCalls,
  ...deletions,
  'null',
  'waiting for this message(?:[.] this may take a while)?',
  '(?:في ا|با|ا)نتظار (?:وصول )?هذه الرسالة(?:[.] قد يستغرق (?:الأمر|ذلك) بعض الوقت)?',
]
const others = [
  ...calls,
  'messages (?:and calls|you send to this (?:chat|group)|to this (?:chat|group)|in this (?:chat|group))(?: and calls)? are (?:now )?(?:end-to-end encrypted|secured with end-to-end encryption)(?:[.] (?:no one outside of this chat|only people in this chat|not even whatsapp)[^.]*)*(?:, which means [^.]*)?',
  '(?:تمتاز |أصبحت )?الرسائل (?:والمكالمات|التي (?:ترسلها|ترسل)|المرسلة|في هذه|إلى هذه)[^.]{0,80}(?:مشفر|محمي|بالتشفير|مؤمن)[^.]{0,40}بين الطرفين(?:[.] (?:لا|ولا|لن|فقط|يمكن|وحدهم)[^.]*)*',
  `your security code with ${name} (?:has )?changed`,
  `(?:لقد )?(?:تغير|تم تغيير) رمز الأمان (?:الخاص بك )?مع ${name}`,
  `رمز الأمان الخاص بك مع ${name} (?:قد )?تغير`,
  `${name} changed (?:their|his|her) phone number(?: to a new number)?`,
  String.raw`${name} changed to [+\d][\d ()-]+`,
  `(?:غيرت?|قامت? بتغيير) ${name} رقم هاتفه?ا?(?: إلى رقم جديد)?`,
  `(?:قامت? )?${name} (?:غيرت?|بتغيير) رقم هاتفه?ا?(?: إلى رقم جديد)?`,
  `قامت? ${name} بتغيير رقم هاتفه?ا?(?: إلى رقم جديد)?`,
  'you (?:un)?blocked this (?:contact|business)',
  '(?:لقد )?(?:حظرت|ألغيت حظر|قمت بحظر|قمت بإلغاء حظر) (?:جهة الاتصال هذه|هذا النشاط التجاري)',
  'this business (?:uses a secure service from meta to manage this chat|works with other companies to manage this chat|is now a standard account|uses ai from meta.{0,60})',
  'this chat is with (?:a|an official) business account',
  '(?:يستخدم هذا النشاط التجاري|هذا النشاط التجاري يستخدم) خدمة آمنة من meta لإدارة هذه الدردشة',
  '(?:يعمل هذا النشاط التجاري|هذا النشاط التجاري يعمل) مع شركات أخرى لإدارة هذه الدردشة',
  'هذه الدردشة مع حساب (?:أعمال|نشاط تجاري|تجاري)(?: رسمي)?',
  `${name} (?:turned (?:on|off)|updated|changed|set) (?:the )?(?:disappearing messages|(?:disappearing )?message timer)(?:[.] (?:all )?new messages will disappear[^.]*)?`,
  '(?:لقد )?(?:قمت ب(?:تشغيل|إيقاف|تفعيل|تعطيل|تحديث|تغيير)|شغلت|أوقفت|فعلت|عطلت|حدثت|غيرت) (?:ميزة )?(?:الرسائل ذاتية الاختفاء|مؤقت الرسائل)(?:[.] ستختفي[^.]*)?',
  `قامت? ${name} ب(?:تشغيل|إيقاف|تفعيل|تعطيل|تحديث|تغيير) (?:ميزة )?(?:الرسائل ذاتية الاختفاء|مؤقت الرسائل)(?:[.] ستختفي[^.]*)?`,
  `(?:شغلت?|أوقفت?|فعلت?|عطلت?|حدثت?|غيرت?) ${name} (?:ميزة )?(?:الرسائل ذاتية الاختفاء|مؤقت الرسائل)(?:[.] ستختفي[^.]*)?`,
  `${name} (?:created (?:this |the )?group(?: .{1,100})?|joined(?: using (?:this|your|a) group.{0,40})?|left(?: the group)?|(?:added|removed) .{1,100}|changed (?:the|this) (?:subject|group|settings).{0,200})`,
  `(?:أنشأت?|انضمت?|غادرت?) ${name}(?: (?:إلى )?(?:هذه )?(?:ال)?مجموعة.{0,100})?`,
  `(?:أضافت?|أزالت?) ${name} .{1,100}`,
  `قامت? ${name} بإنشاء (?:هذه )?(?:ال)?مجموعة.{0,100}`,
]

const wholeOf = (sentences: readonly string[]): RegExp[] =>
  sentences.map((sentence) => new RegExp(`^(?:${sentence})$`, 'i'))
const anyReplacement = wholeOf(replacements)
const anyDeletion = wholeOf(deletions)
const anyNotice = wholeOf([...replacements, ...others])

/** The beginning of a notice that goes on after a colon, such as a group called "Case: 12". */
const beginnings =
  /^your security code with|created (?:this )?group|changed (?:the|this) (?:subject|group)|^(?:لقد )?(?:تغير )?رمز الأمان|(?:أنشأت?|بإنشاء) .*مجموعة|(?:غيرت?|بتغيير) .*(?:اسم|موضوع|وصف) المجموعة/i

const withoutVowels = (text: string): string => text.replace(/[\u0640\u064b-\u0652]/g, '')

/** A sentence or name in one form: without marks, vowels, the invitation to tap and the last full stop. */
const plainOf = (text: string): string =>
  withoutVowels(withoutMarks(text))
    .replace(/\s+/g, ' ')
    .replace(/[.،,]? ?(?:(?:tap|click)\b|انقر|اضغط|المس|learn more|معرفة المزيد)[^.]*\.?$/i, '')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase()

const maxLength = 500

const matches = (patterns: readonly RegExp[], text: string, isSubject = (_name: string) => true): boolean => {
  if (text.length > maxLength || text.includes('\n')) return false
  const plain = plainOf(text)
  return patterns.some((pattern) => {
    const found = pattern.exec(plain)
    return found !== null && (found.groups?.name === undefined || isSubject(found.groups.name))
  })
}

/** The names of a chat as `isNotice` compares them. */
export const namesIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((typed) => plainOf(typed).replace(/^~ ?/, '')))

/** A sentence about one of these names, the user of the phone or a number. */
export const isNotice = (text: string, names: ReadonlySet<string>): boolean =>
  matches(anyNotice, text, (typed) => typed === 'you' || names.has(typed) || /^[+\d][\d ()-]+$/.test(typed))
export const isNoticeOfAnybody = (text: string): boolean => matches(anyNotice, text)
/** Also without a direction mark before it: a person does not write these sentences. */
export const isReplacement = (text: string): boolean => matches(anyReplacement, text)
export const isDeletion = (text: string): boolean => matches(anyDeletion, text)
export const beginsNotice = (typed: string): boolean => beginnings.test(withoutVowels(typed))

const editMark =
  /[\s\u200e\u200f]*<[\u200e\u200f]*(?:this message was edited|edited|(?:تم تعديل|عدلت|عُدلت|عُدّلت) (?:هذه )?الرسالة)[\u200e\u200f]*>[\u200e\u200f]*$/i

/** The text of a message without the mark that WhatsApp appends. */
export const withoutEditMark = (text: string): string => text.replace(editMark, '')
