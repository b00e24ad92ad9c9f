// Patterns of folded names, from the first month to the last.
const gregorian = [
  'jan(uary)?|يناير',
  'feb(ruary)?|فبراير',
  'mar(ch)?|مارس',
  'apr(il)?|ابريل',
  'may|مايو',
  'june?|يونيو',
  'july?|يوليو',
  'aug(ust)?|اغسطس',
  'sept?(ember)?|سبتمبر',
  'oct(ober)?|اكتوبر',
  'nov(ember)?|نوفمبر',
  'dec(ember)?|ديسمبر',
]
const hijri = [
  'muharram|محرم',
  'safar|صفر',
  'rabii|ربيعالاول',
  'rabiii|ربيع(الثاني|الاخره?)',
  'jumadai|جمادي?الاول[يه]',
  'jumadaii|جمادي?(الثانيه|الاخره?)',
  'rajab|رجب',
  'shaban|شعبان',
  'ramadan|رمضان',
  'shawwal|شوال',
  'dhulqidah|ذ[وي]القعده',
  'dhulhijjah|ذ[وي]الحجه',
]
const weekday = '(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*|ال(?:احد|اثنين|ثلاثاء|اربعاء|خميس|جمعه|سبت))?'

const patternsOf = (names: readonly string[]) => names.map((name) => new RegExp(`^${weekday}(?:${name})$`))

let patterns: Record<'gregorian' | 'hijri', RegExp[]> | undefined

/**
 * The month, from 1, in a text in either language, with or without a weekday. Undefined if the text has none.
 */
export const readMonth = (text: string, calendar: 'gregorian' | 'hijri'): number | undefined => {
  patterns ??= { gregorian: patternsOf(gregorian), hijri: patternsOf(hijri) }
  const letters = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^a-z\u0621-\u063a\u0641-\u064a]/g, '')
  return patterns[calendar].findIndex((pattern) => pattern.test(letters)) + 1 || undefined
}
