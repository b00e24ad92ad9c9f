import { isNone } from '#features/imports/server/cells.ts'
import { foldNumber } from '#fields/fold.ts'
import { foldSpelling } from '#fields/spelling.ts'

// Headers and words are normalized: without spaces, signs and case, and with one spelling per Arabic letter.

/** Headers of columns for people who have left, or whose mail failed: a date, a reason or a yes. */
const headOfNo =
  /unsub|optout|optedout|outofe?mail|bounce|complain|spam|abuse|suppress|quarantine|black?list|blocklist|blocked|clean(ed)?(time|date|at|on|campaign|$)|donot|nomail|noemail|revoked|withdrawn|undeliver|(left|leave|deleted|removed|cancell?ed|cancell?ation|stopped|ended)(at|on|date|time)|date(of)?(left|leaving|deleted|removed|cancell?ed|cancell?ation|stopped)|^(is|email|contact|subscriber|account)?(disabled|deleted|removed|invalid|cancell?ed)$|الغاء|الغي|ملغي|انسحا|انسحب|حظر|مرتد|مرتجع|شكو|غيرمشترك|لايرغب|تاريخ(ال)?(حذف|توقف|ايقاف|مغادره|خروج)/

/** Headers of columns for people who want mail: a yes or a no. */
const headOfYes =
  /subscri|optin|optedin|accept|consent|permission|agree|marketing|marketable|newsletter|mailing|mailable|confirmed|verified|active|enabled|deliverable|eligible|(list|global|optin)status|gdpr|pdpl|allow|contactable|mailok|canbe|can(e?mail|contact)|sende?mail|receive|مشترك|اشتراك|موافق|نشره|مراسل|فعال|نشط|مفعل|استلام|استقبال|ارسال|يرغب|رغبه|قبول|يسمح|سماح/

/** Headers that sound similar but have a different meaning. */
const headOfOther =
  /((ed|in)(at|on)|time|date|ip|source|count|id|name|lang|language|areas|interests|plan|tier|text|wording|method|basis|client|customer|matter|manager)$|address|street|تاريخ|لغه|مجال|اهتمام|نوع|نص/

/** Headers of other channels. */
const headOfOtherChannel =
  /^(?!.*(mail|بريد|ايميل)).*(sms|whatsapp|phone|mobile|call|fax|واتس|هاتف|جوال|نصيه)/

/** Values of a status column for people who must not get mail. */
export const wordsOfNo = {
  left: [
    'unsubscribe',
    'unsubscribed',
    'cleaned',
    'bounced',
    'bounce',
    'hard bounced',
    'hard bounce',
    'soft bounced',
    'complained',
    'complaint',
    'spam complaint',
    'spam',
    'abuse',
    'suppressed',
    'blocked',
    'blacklisted',
    'blocklisted',
    'opted out',
    'opt out',
    'non-subscribed',
    'not subscribed',
    'never subscribed',
    'canceled',
    'cancelled',
    'inactive',
    'disabled',
    'deactivated',
    'deleted',
    'removed',
    'archived',
    'invalid',
    'undeliverable',
    'rejected',
    'revoked',
    'withdrawn',
    'transactional',
    'non-marketing contact',
    'unsub',
    'no',
    'n',
    'false',
    '0',
    'none',
    'غير مشترك',
    'غير مشتركة',
    'ملغى',
    'ملغي',
    'ملغاة',
    'ألغى الاشتراك',
    'ألغت الاشتراك',
    'تم إلغاء الاشتراك',
    'إلغاء الاشتراك',
    'منسحب',
    'منسحبة',
    'محظور',
    'مرتد',
    'مرفوض',
    'غير نشط',
    'غير فعال',
    'موقوف',
    'معطل',
    'محذوف',
    'لا',
  ],
  waiting: [
    'pending',
    'unconfirmed',
    'not confirmed',
    'awaiting confirmation',
    'pending confirmation',
    'بانتظار التأكيد',
    'في انتظار التأكيد',
    'قيد الانتظار',
    'غير مؤكد',
    'معلق',
  ],
} as const

const foldAll = (words: readonly string[]): Set<string> => new Set(words.map(foldSpelling))

const no = foldAll(['no', 'n', 'false', '0', 'off', 'f', 'never', 'none', 'لا', 'كلا', 'خطأ'])
const yes = foldAll(['opted in', 'subscribed', 'active', 'allow', 'allowed'])
const waiting = foldAll(wordsOfNo.waiting)
const crosses = /^[✗✘❌✖☐]\ufe0f?$/u

/** Beginnings of a negative value in a permission or status column, with one spelling per letter. */
const beginOfNo =
  /^(?:(?:no|not|non|never)(?![\p{L}\d])(?!\s+(?:objection|problem))|unsub|un(?:willing|deliverable)|(?:globally|manually|auto(?:matically)?) unsub|declin|denied|deny|refus|reject|withdr|revok|opt(?:ed)? ?out|cancel|(?:hard |soft )?bounc|cleaned|block(?:ed|list)|black ?list|suppress|disabl|deactiv|inactiv|invalid|expired|(?:paused|stop|stopped|left|gone|junk|spam|abuse|failed)(?!\p{L})|remov|delet|complain|quarantin|لا(?!\p{L})(?!\s+(?:مانع|باس|اعتراض))|(?:غير|لم|ليس|ليست|عدم)(?!\p{L})|(?:تم )?(?:ال)?(?:الغ|ملغ|رفض|مرفوض|حذف|محذوف|ايقاف|حظر|محظور)|يرفض|اوقف|متوقف|موقوف|توقف|معطل|مرتجع|مرتد|انسحب|منسحب|ممتنع)/u
/** Beginnings that mean no answer yet. */
const beginOfWaiting =
  /^(?:pending|waiting|awaiting|unconfirmed|unverified|not yet|(?:not|non)[ -]?(?:confirm|verif)|(?:في |ب)?انتظار|بالانتظار|لم (?:يتم التاكيد|يوكد|تاكد|يتاكد)|غير موكد|قيد|معلق)/u

/** Tags that mean a refusal in any column. */
const tags = foldAll([
  'cleaned',
  'complained',
  'suppressed',
  'blacklisted',
  'blocklisted',
  'non-subscribed',
  'not subscribed',
  'non-marketing contact',
  'غير مشترك',
  'غير مشتركة',
  'ملغى',
  'ملغي',
  'ملغاة',
])

/** Phrases in any column, such as notes and tags, with which a person refuses mail. */
const saidAnywhere =
  /(?<!never |not )(?<!\p{L})(?:unsubscribed|(?:hard )?bounced|opted[ -]?out|opt-out|do not (?:e-?mail|mail|contact|send|write))(?!\p{L})|(?:الغي|الغت) الاشتراك|(?:تم|طلب|طلبت) الغاء الاشتراك|(?:لا يرغب|لا ترغب|عدم (?:الارسال|المراسله|التواصل))/u
/** Characters. Longer texts often quote the wording of a consent. */
const maxSaid = 80

/** Preserves word boundaries, so that a word differs from the beginning of another. */
const wordsIn = (cell: string): string =>
  foldNumber(cell.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ؤ', 'و')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[\s_"'«»()[\]]+/g, ' ')
    .trim()

export type No = 'left' | 'waiting'

/** The meaning of a permission or status cell; undefined for a yes and for other text. */
export const readAnswer = (cell: string): No | undefined => {
  const [value, words] = [foldSpelling(cell), wordsIn(cell)]
  if (waiting.has(value) || beginOfWaiting.test(words)) return 'waiting'
  // Some programs write -1 for a person who has left.
  if (/^\p{Pd}\d/u.test(cell.trim())) return 'left'
  return no.has(value) || crosses.test(cell.trim()) || beginOfNo.test(words) ? 'left' : undefined
}

/** Whether a text in any column, such as a note, a tag or a title, is a refusal. */
export const isSaid = (text: string): boolean =>
  text.length <= maxSaid &&
  (saidAnywhere.test(wordsIn(text)) || text.split(/[,;|،؛]/).some((part) => tags.has(foldSpelling(part))))

/** Whether a cell under this header means that the person must not get mail. */
export const readNo = (head: string, cell: string): No | undefined => {
  if (cell === '') return undefined
  const [column, value] = [foldSpelling(head), foldSpelling(cell)]
  if (headOfOtherChannel.test(column)) return undefined
  if (headOfNo.test(column)) {
    const isDenied = isNone(cell) || no.has(value) || yes.has(value) || crosses.test(cell.trim())
    return isDenied || /^0+$/.test(value) ? undefined : 'left'
  }
  if (isSaid(cell)) return 'left'
  return headOfYes.test(column) && !headOfOther.test(column) ? readAnswer(cell) : undefined
}

/** Whether the import checks this column for refusals, so that its cells are not lost. */
export const isReadForNo = (head: string): boolean => {
  const column = foldSpelling(head)
  if (headOfOtherChannel.test(column)) return false
  return headOfNo.test(column) || (headOfYes.test(column) && !headOfOther.test(column))
}
