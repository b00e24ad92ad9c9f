// Amounts in words, in the grammar of each language. Amounts are halalas: 2300006 is 23,000.06 riyals.

/** A counted noun in the forms that Arabic numbers require. */
type Noun = {
  one: string
  two: string
  /** The dual before another noun. */
  twoOf: string
  /** After 3 to 10. */
  few: string
  /** After 11 to 99. */
  many: string
  isFeminine: boolean
}

const thousand: Noun = {
  one: 'ألف',
  two: 'ألفان',
  twoOf: 'ألفا',
  few: 'آلاف',
  many: 'ألفًا',
  isFeminine: false,
}
const million: Noun = {
  one: 'مليون',
  two: 'مليونان',
  twoOf: 'مليونا',
  few: 'ملايين',
  many: 'مليونًا',
  isFeminine: false,
}
const billion: Noun = {
  one: 'مليار',
  two: 'ملياران',
  twoOf: 'مليارا',
  few: 'مليارات',
  many: 'مليارًا',
  isFeminine: false,
}
const riyal: Noun = {
  one: 'ريال سعودي',
  two: 'ريالان سعوديان',
  twoOf: 'ريالان سعوديان',
  few: 'ريالات سعودية',
  many: 'ريالًا سعوديًا',
  isFeminine: false,
}
const halala: Noun = {
  one: 'هللة',
  two: 'هللتان',
  twoOf: 'هللتان',
  few: 'هللات',
  many: 'هللة',
  isFeminine: true,
}

/** The numbers that count a masculine noun, and those that count a feminine one. */
const units = {
  masculine: ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
  feminine: ['', 'إحدى', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'],
}
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const hundreds = ['', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة']

const and = ' و'

/** 3 to 99, as a count of the noun. */
const countOf = (n: number, { isFeminine }: Noun): string => {
  const words = isFeminine ? units.feminine : units.masculine
  if (n <= 10) return words[n] ?? ''
  const unit = n % 10
  if (n < 20) {
    const ten = isFeminine ? 'عشرة' : 'عشر'
    if (unit === 1) return `${isFeminine ? 'إحدى' : 'أحد'} ${ten}`
    if (unit === 2) return `${isFeminine ? 'اثنتا' : 'اثنا'} ${ten}`
    return `${words[unit]} ${ten}`
  }
  const ten = tens[Math.floor(n / 10)] ?? ''
  if (unit === 0) return ten
  // Without a noun after it, the number 8 ends in tanwin.
  const word = isFeminine && unit === 8 ? 'ثمانٍ' : words[unit]
  return `${word}${and}${ten}`
}

/** 1 to 999 with the noun. `isBeforeNoun`: another noun follows, as in «ألفا ريال». */
const counted = (n: number, noun: Noun, isBeforeNoun = false): string => {
  const rest = n % 100
  const hundred = hundreds[Math.floor(n / 100)] ?? ''
  if (rest === 0) return `${hundred === 'مئتان' ? 'مئتا' : hundred} ${noun.one}`
  // «مئة ألف وألف»: one and two are the noun itself.
  if (rest <= 2) {
    const phrase = rest === 1 ? noun.one : isBeforeNoun ? noun.twoOf : noun.two
    return hundred === '' ? phrase : `${counted(n - rest, noun)}${and}${phrase}`
  }
  const start = hundred === '' ? '' : `${hundred}${and}`
  const form = rest <= 10 ? noun.few : isBeforeNoun ? noun.one : noun.many
  return `${start}${countOf(rest, noun)} ${form}`
}

const scales: readonly (readonly [number, Noun])[] = [
  [1_000_000_000, billion],
  [1_000_000, million],
  [1_000, thousand],
]

/** A whole number of riyals below a trillion. */
const riyalsInArabic = (amount: number): string => {
  if (amount === 0) return ''
  const parts: string[] = []
  let left = amount
  for (const [size, noun] of scales) {
    const count = Math.floor(left / size)
    left %= size
    if (count > 0) parts.push(counted(count, noun, left === 0))
  }
  const rest = left % 100
  if (left === 0) return `${parts.join(and)} ${riyal.one}`
  if (rest > 2 || rest === 0) return [...parts, counted(left, riyal)].join(and)
  const last = rest === 1 ? `${riyal.one} واحد` : riyal.two
  if (amount === rest) return last
  // «ألف ومئة ريال سعودي وريال واحد»
  const before = riyalsInArabic(amount - rest)
  return `${before}${and}${rest === 1 ? 'ريال واحد' : 'ريالان'}`
}

const halalasInArabic = (amount: number): string => {
  if (amount === 0) return ''
  return amount === 1 ? `${halala.one} واحدة` : counted(amount, halala)
}

const nothing = { ar: 'صفر ريال سعودي', en: 'zero Saudi riyals' }

const inArabic = (riyals: number, halalas: number): string =>
  [riyalsInArabic(riyals), halalasInArabic(halalas)].filter(Boolean).join(and) || nothing.ar

const small = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const round = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const below100 = (n: number): string => {
  if (n < 20) return small[n] ?? ''
  return [round[Math.floor(n / 10)], small[n % 10]].filter(Boolean).join('-')
}

const below1000 = (n: number): string => {
  const hundred = Math.floor(n / 100)
  const rest = below100(n % 100)
  if (hundred === 0) return rest
  return `${small[hundred]} hundred${rest && ` and ${rest}`}`
}

const englishScales = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
] as const

const numberInEnglish = (amount: number): string => {
  const parts: string[] = []
  let left = amount
  for (const [size, name] of englishScales) {
    const count = Math.floor(left / size)
    left %= size
    if (count > 0) parts.push(`${below1000(count)} ${name}`)
  }
  if (left > 0) parts.push(parts.length > 0 && left < 100 ? `and ${below100(left)}` : below1000(left))
  return parts.join(' ')
}

const inEnglish = (riyals: number, halalas: number): string =>
  [
    riyals > 0 && `${numberInEnglish(riyals)} Saudi ${riyals === 1 ? 'riyal' : 'riyals'}`,
    halalas > 0 && `${numberInEnglish(halalas)} ${halalas === 1 ? 'halala' : 'halalas'}`,
  ]
    .filter(Boolean)
    .join(' and ') || nothing.en

/** An amount of halalas below a trillion riyals, in words. */
export const amountInWords = (halalas: number, language: 'ar' | 'en'): string => {
  const riyals = Math.floor(halalas / 100)
  return (language === 'ar' ? inArabic : inEnglish)(riyals, halalas % 100)
}
