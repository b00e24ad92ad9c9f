import { foldNumber, foldSigns } from '#fields/fold.ts'
import { foldSpelling } from '#fields/spelling.ts'

/** A formula that keeps a number as text, and an apostrophe that prevents calculation. */
const textFormula = /^="(.*)"$/s
const apostrophe = /^['‘’`](?=\s*[=+\-@\t\r＝＋－＠]|[\d\s().]+$)/

/** The typed value of a cell, without the marks that spreadsheets add. */
export const cleanCell = (cell: string): string => {
  const typed = cell.trim()
  return (textFormula.exec(foldSigns(typed))?.[1] ?? typed.replace(apostrophe, '')).trim()
}

const words = [
  'none',
  'n/a',
  'nil',
  'null',
  'nan',
  'undefined',
  'not available',
  'not applicable',
  'لا يوجد',
  'لا شيء',
  'غير متوفر',
  'غير متوفرة',
  'غير متاح',
  'بدون',
]
const folded = new Set(words.map(foldSpelling))
/** An error value of a spreadsheet, or the null of a database. */
const failed = /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)|\\N)$/i

/** Whether a cell contains only a word or sign for an empty value. */
export const isNone = (cell: string): boolean =>
  /^[\s\p{Pd}.,/\\_*؟?ـ]*$/u.test(foldSigns(cell)) || failed.test(cell) || folded.has(foldSpelling(cell))

/** Words for an unknown value. As a reason for unsubscribing they would be a value. */
const unknown = new Set(
  [
    'unknown',
    'not known',
    'not provided',
    'not specified',
    'empty',
    'blank',
    'غير معروف',
    'غير معروفة',
    'غير معلوم',
    'غير محدد',
    'غير مسجل',
    'لم يحدد',
    'لا ينطبق',
    'لا توجد',
    'ليس لديه',
    'ليس لديها',
    'فارغ',
  ].map(foldSpelling),
)
const noContact =
  /^(?:no (?:e-?mail|phone|mobile|number|website)|لا ?(?:يوجد|توجد) (?:بريد|ايميل|إيميل|رقم|جوال|هاتف|موقع).*)$/i

/** Whether a cell of an optional field has no value. */
export const isMissing = (cell: string): boolean =>
  isNone(cell) || unknown.has(foldSpelling(cell)) || noContact.test(foldSigns(cell).trim())

const scientific = /^(\d)(?:[.,٫](\d+))?e\+?(\d{1,2})$/i

/**
 * Restores a number that a spreadsheet has reformatted: `550123344.0` and `5.50123344E+08`. Undefined if
 * digits are lost.
 */
export const readNumber = (cell: string): string | undefined => {
  const number = foldNumber(cell)
    .replace(/^(?:tel|callto):/i, '')
    .replace(/^(\+?\d+)[.,٫]0+$/, '$1')
  const [, first = '', rest = '', exponent] = scientific.exec(number) ?? []
  if (!exponent) return number
  const zeros = Number(exponent) - rest.length
  return zeros > 0 ? undefined : zeros === 0 ? first + rest : number
}

const separators = /\s*(?::::|[;,،؛|/\n])\s*/

/**
 * The first of several values in a cell that `reads` accepts, and the others; the whole cell if it has only
 * one.
 */
export const firstOf = (
  cell: string,
  reads: (part: string) => boolean,
): { value: string; rest: string[] } => {
  if (reads(cell)) return { value: cell, rest: [] }
  const parts = cell.split(separators).filter(Boolean)
  const at = parts.findIndex(reads)
  return at < 0
    ? { value: cell, rest: [] }
    : { value: parts[at] ?? '', rest: parts.filter((part, index) => index !== at && part !== parts[at]) }
}

/** Extracts an address from `Sara <sara@example.com>` and `mailto:sara@example.com`. */
export const bareAddress = (cell: string): string =>
  /<([^<>\s]+@[^<>\s]+)>/.exec(cell)?.[1] ?? cell.trim().replace(/^mailto:/i, '')
