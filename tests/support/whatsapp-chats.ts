/** An entry of a made chat, and the number of its lines. Without a message, the preview must list it. */
type MadeEntry = { line: number; count: number; message?: MadeMessage | undefined }
type MadeMessage = { voice: string; at: string; text: string; isEdited: boolean }
type MadeChat = { name: string; text: string; voices: readonly string[]; entries: MadeEntry[] }

type Variant = {
  system: 'iphone' | 'android'
  language: 'ar' | 'en'
  digits: 'latin' | 'arabic'
  /** 24 hours, or 12 with the half of the day as a letter or a word. */
  clock: 24 | 'letter' | 'word'
  date: (typeof dates)[number]
  media: 'omitted' | 'included'
  names: readonly [string, string]
}

/** Day, month and year as both systems write them. The marks are those of the Arabic locale. */
const dates = [
  'dd/mm/yyyy',
  'd/m/yyyy',
  'm/d/yy',
  'dd.mm.yy',
  'dd-mm-yyyy',
  'yyyy-mm-dd',
  'yyyy/m/d',
  'marked',
] as const

const pairs = [
  ['Sara Al-Harbi', 'Noura Al-Subaie'],
  ['سارة الحربي', 'مكتب المحامي'],
  ['سارة 🌸', '⚖️ المكتب'],
  ['+966 55 012 3344', 'Law Office'],
  ['Ali: Work', 'مكتب: الرياض'],
  ["O'Neil (Client) 👩🏽‍⚖️", '~ Maha'],
] as const

const texts = {
  en: [
    ...['Good morning, can we talk today?', 'Yes. At 10:30: in the office.'],
    ...['The contract:\n- clause 4\n- clause 7', 'First part\n\nSecond part after an empty line'],
    ...['https://example.com/a?b=1: please read', 'He wrote: "12/05 is too late"', '👍🏽'],
    ...[
      'My bank changed its security code',
      'Missed voice call, sorry',
      'This message was deleted by my son',
    ],
  ],
  ar: [
    ...['السلام عليكم، هل يمكن أن نلتقي اليوم؟', 'نعم، الساعة ١٠:٣٠: في المكتب.'],
    ...['العقد:\n- البند ٤\n- البند ٧', 'الجزء الأول\n\nالجزء الثاني بعد سطر فارغ', 'رقم الصك 1234/5: مرفق'],
    ...['كتب لي: «الموعد ١٢/٠٥ متأخر»', '🌹 شكرًا', 'المبلغ \u200f12,500\u200e ريال'],
    ...['رمز الأمان الذي وصلني من البنك', 'حظر جهة الاتصال هذه لم ينفع', 'استخدم الرسائل ذاتية الاختفاء'],
  ],
}
const media = {
  iphone: {
    omitted: { en: 'image omitted', ar: 'صورة غير مدرجة' },
    included: {
      en: '<attached: 00000012-PHOTO-2024-05-12-10-15-30.jpg>',
      ar: '<المُرفق: 00000012-PHOTO-2024-05-12-10-15-30.jpg>',
    },
  },
  android: {
    omitted: { en: '<Media omitted>', ar: '<تم استبعاد الوسائط>' },
    included: { en: 'IMG-20240512-WA0001.jpg (file attached)', ar: 'IMG-20240512-WA0001.jpg (الملف مرفق)' },
  },
}
const editMarks = { en: '<This message was edited>', ar: '<تم تعديل هذه الرسالة>' }
/** Sentences of WhatsApp under the name of the sender. */
const replaced = {
  en: ['This message was deleted.', 'You deleted this message.', 'Missed voice call'],
  ar: ['تم حذف هذه الرسالة.', 'لقد حذفت هذه الرسالة', 'مكالمة صوتية فائتة', 'حُذفت هذه الرسالة.'],
}
/** Sentences of WhatsApp about the chat: Android writes them without a name, iPhones under that of the chat. */
const notices = {
  en: (name: string) => [
    'Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.',
    `Your security code with ${name} changed. Tap to learn more.`,
    `${name} changed their phone number to a new number. Tap to message or add the new number.`,
    `${name} turned on disappearing messages. New messages will disappear from this chat 24 hours after they're sent, except when kept.`,
    ...['Missed video call', 'You blocked this contact. Tap to unblock.', 'Voice call, \u200e2 min'],
    'This business uses a secure service from Meta to manage this chat. Tap to learn more.',
  ],
  ar: (name: string) => [
    'الرسائل والمكالمات مشفرة تمامًا بين الطرفين. لا يمكن لأي شخص خارج هذه الدردشة قراءتها أو الاستماع إليها.',
    ...[`تغيّر رمز الأمان الخاص بك مع ${name}. انقر لمعرفة المزيد.`, 'لقد حظرت جهة الاتصال هذه.'],
    ...[`غيّرت ${name} رقم هاتفها.`, 'مكالمة فيديو فائتة', 'مكالمة صوتية، \u200eلا يوجد رد'],
    `قام ${name} بتشغيل الرسائل ذاتية الاختفاء. ستختفي الرسائل الجديدة من هذه الدردشة بعد ٢٤ ساعة من إرسالها.`,
  ],
}

/** A seeded generator (mulberry32), so that every run reads the same chats. */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const two = (number: number) => String(number).padStart(2, '0')
const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

const dateOf = (wall: Date, form: Variant['date']): string => {
  const [day, month, year] = [wall.getUTCDate(), wall.getUTCMonth() + 1, wall.getUTCFullYear()]
  return {
    'dd/mm/yyyy': `${two(day)}/${two(month)}/${year}`,
    'd/m/yyyy': `${day}/${month}/${year}`,
    'm/d/yy': `${month}/${day}/${year % 100}`,
    'dd.mm.yy': `${two(day)}.${two(month)}.${year % 100}`,
    'dd-mm-yyyy': `${two(day)}-${two(month)}-${year}`,
    'yyyy-mm-dd': `${year}-${two(month)}-${two(day)}`,
    'yyyy/m/d': `${year}/${month}/${day}`,
    marked: `${day}\u200f/${month}\u200f/${year}`,
  }[form]
}

const headerOf = (wall: Date, { system, language, digits, clock, date }: Variant): string => {
  const [hour, minute] = [wall.getUTCHours(), two(wall.getUTCMinutes())]
  const seconds = system === 'iphone' ? `:${two(wall.getUTCSeconds())}` : ''
  const written12 = {
    ar: clock === 'word' ? ['صباحًا', 'مساءً'] : ['ص', 'م'],
    en: clock === 'word' ? ['am', 'p.m.'] : ['AM', 'PM'],
  }
  const half = clock === 24 ? '' : `\u202f${written12[language][hour < 12 ? 0 : 1]}`
  const shown = clock === 24 ? two(hour) : hour % 12 || 12
  const moment = `${dateOf(wall, date)}${language === 'ar' ? '،' : ','} ${shown}:${minute}${seconds}${half}`
  const written = digits === 'arabic' ? arabicDigits(moment) : moment
  return system === 'iphone' ? `[${written}] ` : `${written} - `
}

/** 200 chats after public descriptions of the exports of both systems, in all variants. */
export const makeChats = (): MadeChat[] =>
  Array.from({ length: 200 }, (_, n) => {
    const random = randomOf(n + 1)
    const language = n % 2 ? 'ar' : 'en'
    return makeChat(`chat ${n}`, random, {
      system: n % 4 < 2 ? 'iphone' : 'android',
      language,
      digits: language === 'ar' && random() < 0.5 ? 'arabic' : 'latin',
      clock: ([24, 'letter', 'word'] as const)[Math.floor(random() * 3)] ?? 24,
      date: dates[n % dates.length] ?? 'dd/mm/yyyy',
      media: random() < 0.5 ? 'omitted' : 'included',
      names: pairs[n % pairs.length] ?? pairs[0],
    })
  })

const makeChat = (name: string, random: () => number, variant: Variant): MadeChat => {
  const { system, language, names } = variant
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  const lines: string[] = []
  const entries: MadeEntry[] = []
  const add = (text: string, message?: MadeMessage) => {
    const added = text.split('\n')
    entries.push({ line: lines.length + 1, count: added.length, message })
    lines.push(...added)
  }
  // Riyadh wall time in the UTC fields.
  const wall = new Date(Date.UTC(2023, Math.floor(random() * 24), 1 + Math.floor(random() * 28), 9))
  const voices = names.map((voice) => voice.replace(/^~\s*/, ''))
  const say = (text: string, mark = '') => {
    const at = Math.floor(random() * 2)
    const shown = system === 'android' && names[at]?.startsWith('+') ? `\u202a${names[at]}\u202c` : names[at]
    const header = `${pick(['', '', mark])}${headerOf(wall, variant)}`
    const instant = new Date(wall.getTime() - 3 * 3_600_000).toISOString()
    const isEdited = mark === '' && random() < 0.05
    const end = isEdited ? ` ${system === 'iphone' ? '\u200e' : ''}${editMarks[language]}` : ''
    const message = { voice: voices[at] ?? '', at: instant, text, isEdited }
    add(`${header}${shown}: ${mark}${text}${end}`, message)
  }
  const under = `${names[0]}: ${system === 'iphone' ? '\u200e' : ''}`
  const note = (text: string) => add(`${headerOf(wall, variant)}${system === 'iphone' ? under : ''}${text}`)
  const noticed = notices[language](names[0])
  if (random() < 0.1) add('Exported from a phone')
  note(noticed[0] ?? '')
  const length = 50 + Math.floor(random() * 80)
  for (let n = 0; n < length; n += 1) {
    // Seconds; Android writes only minutes.
    const pause = 61 + Math.floor(random() ** 3 * 40 * 3_600)
    wall.setUTCSeconds(system === 'android' ? Math.ceil(pause / 60) * 60 : pause + wall.getUTCSeconds())
    const chance = random()
    if (chance < 0.06) note(pick(noticed.slice(1)))
    else if (chance < 0.16) say(media[system][variant.media][language], '\u200e')
    else if (chance < 0.2) add(`${headerOf(wall, variant)}${under}${pick(replaced[language])}`)
    else if (chance < 0.22) add(`${headerOf(wall, variant)}${names[0]}:`)
    else if (chance < 0.24) say(`Forwarded:\n${forwarded(variant)}`)
    else say(pick(texts[language]))
  }
  const end = pick(['\n', '\r\n'])
  return {
    name: `${name} ${JSON.stringify(variant)}`,
    text: `${pick(['', '\ufeff'])}${lines.join(end)}${end}`,
    voices,
    entries,
  }
}

/** Lines of another chat, in the form of the other system. */
const forwarded = ({ system }: Variant): string =>
  system === 'iphone' ? '01/02/2023, 10:15 - Somebody: Hello' : '[01/02/2023, 10:15:30] Somebody: Hello'
