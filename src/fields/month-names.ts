// Patterns of folded names, from the first month to the last: in English, and in Arabic as in Egypt and the Gulf, in the
// Levant, and in the Maghreb.
const gregorian = [
  'jan(uary)?|يناير|كانون(ال)?ثاني|جانفي',
  'feb(ruary)?|فبراير|شباط|فيفري',
  'mar(ch)?|مارس|اذار',
  'apr(il)?|ابريل|نيسان|افريل',
  'may|مايو|ايار|ماي',
  'june?|يوني[وه]|حزيران|جوان',
  'july?|يولي[وه]|تموز|جويليه|يوليوز',
  'aug(ust)?|اغسطس|اب|اوت|غشت',
  'sept?(ember)?|سبتمبر|ايلول|شتنبر',
  'oct(ober)?|اكتوبر|تشرين(ال)?اول',
  'nov(ember)?|نوفمبر|تشرين(ال)?ثاني|نونبر',
  'dec(ember)?|ديسمبر|كانون(ال)?اول|دجنبر',
]
const hijri = [
  'muharram|محرم(الحرام)?',
  'safar|صفر',
  'rabi(i|ulawwal|alawwal)|ربيعالاول',
  'rabi(ii|ualthani|althani|ulakhir|alakhir)|ربيع(الثاني|الاخره?)',
  'jumada(i|alula|alawwal)|جمادي?الاول[يه]',
  'jumada(ii|althani|althaniyah|alakhirah)|جمادي?(الثاني[يه]?|الاخر[يه]?)',
  'rajab|رجب',
  'shaban|شعبان',
  'ramadan|رمضان(المبارك)?',
  'shawwal|شوال',
  '(dh|z)u(l|al)q[ia]dah|ذ[وي]القعده',
  '(dh|z)u(l|al)hi?jjah|ذ[وي]الحجه',
]
/** From Sunday. */
const weekdays = [
  'sun(day)?|(ال)?احد',
  'mon(day)?|(ال)?اثنين',
  'tue(s(day)?)?|(ال)?ثلاثا?ء?',
  'wed(nesday)?|(ال)?اربعا?ء?',
  'thu(r(s(day)?)?)?|(ال)?خميس',
  'fri(day)?|(ال)?جمعه',
  'sat(urday)?|(ال)?سبت',
]
/** Words around a day that do not change it. */
const others = /^(?:on|of|the|يوم|في|من|شهر|الموافق)$/

/** A month may be written with two of its names, as in «كانون الثاني/يناير». */
const monthsOf = (names: readonly string[]) => names.map((name) => new RegExp(`^(?:${name}){1,2}$`))

let patterns: Record<'gregorian' | 'hijri' | 'weekday', RegExp[]> | undefined

const patternsOf = (kind: 'gregorian' | 'hijri' | 'weekday'): RegExp[] => {
  patterns ??= {
    gregorian: monthsOf(gregorian),
    hijri: monthsOf(hijri),
    weekday: weekdays.map((name) => new RegExp(`^(?:${name})$`)),
  }
  return patterns[kind]
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ىی]/g, 'ي')
    .replace(/[ةە]/g, 'ه')
    .replace(/[^\p{L}]|\p{Lm}/gu, '')

/** The month, from 1, of its name in either language. Undefined if the text is anything else. */
export const readMonth = (text: string, calendar: 'gregorian' | 'hijri'): number | undefined =>
  patternsOf(calendar).findIndex((pattern) => pattern.test(folded(text))) + 1 || undefined

/** The weekdays in a text, from 0 for Sunday, and the text without them. */
export const takeWeekdays = (text: string): { weekdays: number[]; rest: string } => {
  const found: number[] = []
  const rest = text.replace(/[\p{L}\p{M}]{2,}/gu, (word) => {
    const weekday = patternsOf('weekday').findIndex((pattern) => pattern.test(folded(word)))
    if (weekday >= 0) found.push(weekday)
    return weekday >= 0 || others.test(folded(word)) ? ' ' : word
  })
  return rest === text
    ? { weekdays: found, rest }
    : { weekdays: found, rest: rest.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') }
}
