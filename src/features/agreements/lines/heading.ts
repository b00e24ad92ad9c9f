// The title of a clause: bold, and never at the end of a page. `normalized` removes marks and tatweel first.

const unit = '(?:[أا]ول[ىي]?|ثان[يى]?ة?|ثالثة?|رابعة?|خامسة?|سادسة?|سابعة?|ثامنة?|تاسعة?|عاشرة?|حاد[يى]ة?)'
const tens = '(?:عشر|ثلاث|أربع|اربع|خمس|ست|سبع|ثمان|تسع)[وي]ن'
/** «أولا», «ثاني عشر», «عشرون», «حادي وعشرون». */
const bare = `(?:${unit}ا?(?: عشرة?| و${tens})?|${tens})`
/** «الأول», «الحادية عشرة», «الثاني والعشرون». */
const definite = `(?:ال${unit}(?: عشرة?| وال${tens})?|ال${tens})`
const number = String.raw`\(?\p{Nd}{1,3}(?:\.\p{Nd}{1,3})*\)?`
const arabicPart = `(?:ال)?(?:بند|مادة|فصل|باب|قسم|فقرة|ملحق|جزء) (?:${definite}|${number})`
const englishOrdinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth)(?:ly)?'
const englishPart = `(?:clause|article|section|part|schedule|annex|appendix|chapter|paragraph) (?:${number}|[ivxlc]{1,6}|[a-z]|${englishOrdinal}|one|two|three|four|five|six|seven|eight|nine|ten)`
/** Words that are a title by themselves. */
const words =
  '(?:ال)?(?:تمهيد|مقدمة|ديباجة|تعريفات|خاتمة|أحكام عامة|احكام عامة|أحكام ختامية)|preamble|recitals|background|introduction|definitions|general provisions'

const heading = new RegExp(
  [
    // A part with its number, with or without a title.
    String.raw`^(?:${bare}|${definite}|${arabicPart}|${englishPart}|${englishOrdinal})\s?(?:[:.–—-](?:\s.*)?)$`,
    `^(?:${arabicPart}|${englishPart}|${words}|${definite})$`,
    String.raw`^(?:${words})\s?[:.–—-]?$`,
    // A number or a Roman one before a title.
    String.raw`^(?:\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*[.):–-]|[IVX]{1,5}[.)-])(?:\s.*)?$`,
  ].join('|'),
  'iu',
)
const maxLength = 80
/** The end of a sentence after more than the number. */
const sentence = /[.؛;،,]$/

const normalized = (line: string): string => line.replace(/[\p{M}\p{Cf}\u0640]/gu, '').trim()

export const isHeading = (line: string): boolean => {
  const plain = normalized(line)
  const isTitle = plain.length <= maxLength && heading.test(plain)
  return isTitle && (!sentence.test(plain) || plain.split(' ').length <= 2)
}
