import { foldSpelling } from '#fields/spelling.ts'
import { formatLanguageName } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { type Language, languages } from '#languages/language.ts'
import { isMissing } from './cells.ts'

/**
 * A possible value of a cell, as the value itself or as a text in any language. The first text is displayed.
 */
export type Choice = {
  value: string
  labels: readonly string[]
  /** Further cells with this meaning. */
  isMeant?: (cell: string) => boolean
  /** The display text, if no dictionary text exists. */
  shown?: (language: Language) => string
}

/** A field of a record and its names in files. Labels and headers are dictionary keys; words are literal. */
export type ImportColumn = {
  name: string
  label: string
  heads?: readonly string[]
  words?: readonly string[]
  /** Patterns for normalized headers; the first pattern is preferred. */
  patterns?: readonly RegExp[]
  isRequired?: true
  /** The fields that together contain the same data. The whole is used only if one of them has no column. */
  parts?: readonly string[]
  /** Kinds of values that spreadsheets and address books reformat. */
  kind?: 'phone' | 'email' | 'number'
  /** A word for an empty value is an error here. */
  isStrict?: true
  choices?: readonly Choice[]
  /** The cell may contain several choices, or `everything`. */
  everything?: string
}

export const yesOrNo: readonly Choice[] = [
  { value: 'true', labels: ['export.yes', '1'] },
  { value: 'false', labels: ['export.no', '0'] },
]

export const languageChoices: readonly Choice[] = languages.map((value) => ({
  value,
  labels: languages.map((reader) => formatLanguageName(value, reader)),
  shown: (reader) => formatLanguageName(value, reader),
}))

export const labelOf = ({ value, labels: [label = value], shown }: Choice, language: Language): string =>
  shown?.(language) ?? translateIn[language](label)

const foldedTexts = new Map<string, string[]>()

/** A text in every language, normalized and cached; a text that is not a key is literal. */
const inEveryLanguage = (key: string): string[] => {
  const texts = foldedTexts.get(key) ?? languages.map((language) => foldSpelling(translateIn[language](key)))
  foldedTexts.set(key, texts)
  return texts
}

export type Assigned = Record<string, number | null>

const headsOf = ({ name, label, heads = [], words = [] }: ImportColumn): string[] => [
  foldSpelling(name),
  ...[label, ...heads].flatMap(inEveryLanguage),
  ...words.map(foldSpelling),
]

/** The index of the file's column for each field. Unknown headers are not mapped. */
export const recognise = (columns: readonly ImportColumn[], heads: readonly string[]): Assigned => {
  const folded = heads.map(foldSpelling)
  const taken = new Set<number>()
  const found: Assigned = {}
  const take = ({ name }: ImportColumn, matches: readonly ((head: string) => boolean)[]) => {
    if (typeof found[name] === 'number') return
    const at = matches.map((isMatch) =>
      folded.findIndex((head, index) => head !== '' && !taken.has(index) && isMatch(head)),
    )
    const column = at.find((index) => index >= 0)
    found[name] = column ?? null
    if (column !== undefined) taken.add(column)
  }
  for (const column of columns)
    take(
      column,
      headsOf(column).map((known) => (head) => head === known),
    )
  for (const column of columns)
    take(
      column,
      (column.patterns ?? []).map((pattern) => (head) => pattern.test(head)),
    )
  for (const whole of columns) giveToWhole(whole, found, folded)
  return found
}

/** A column «Name» without a column for the family name contains the whole name. */
const giveToWhole = (whole: ImportColumn, found: Assigned, heads: readonly string[]): void => {
  if (!whole.parts || whole.parts.every((part) => found[part] !== null)) return
  const known = headsOf(whole)
  const part = whole.parts.find((name) => known.includes(heads[found[name] ?? -1] ?? ''))
  if (!part) return
  found[whole.name] = found[part] ?? null
  found[part] = null
}

/** Further columns for each field, used for cells where the first column is empty. */
export const alternativesOf = (
  columns: readonly ImportColumn[],
  heads: readonly string[],
  assigned: Assigned,
): Record<string, number[]> => {
  const taken = new Set(Object.values(assigned))
  const found: Record<string, number[]> = {}
  for (const column of columns) {
    const known = headsOf(column)
    const matches = (head: string) =>
      known.includes(head) || (column.patterns ?? []).some((pattern) => pattern.test(head))
    found[column.name] = heads.flatMap((head, index) => {
      if (assigned[column.name] === null || taken.has(index) || !matches(foldSpelling(head))) return []
      taken.add(index)
      return index
    })
  }
  return found
}

/** The value of a cell: text, one choice, or several; undefined if empty, null for an unknown choice. */
export const readCell = (column: ImportColumn, cell: string): string | string[] | undefined | null => {
  const { choices, everything, isRequired = false, isStrict = false } = column
  if (cell === '') return undefined
  const value = choices ? choiceOf(choices, everything, cell) : cell
  return !isRequired && !isStrict && (value === null || !choices) && isMissing(cell) ? undefined : value
}

const choiceOf = (choices: readonly Choice[], everything: string | undefined, cell: string) => {
  if (everything !== undefined) return severalOf(choices, everything, cell)
  // Normalizing drops the sign of a number.
  const written = /^\p{Pd}\d/u.test(cell) ? cell : foldSpelling(cell)
  const named = choices.find((choice) => namesOf(choice).includes(written))
  return (named ?? choices.find((choice) => choice.isMeant?.(cell)))?.value ?? null
}

const namesOf = ({ value, labels }: Choice): string[] => [
  foldSpelling(value),
  ...labels.flatMap(inEveryLanguage),
]

/** Longer names first, because one may be part of another. Only conjunctions may remain. */
const severalOf = (choices: readonly Choice[], everything: string, cell: string): string[] | null => {
  let rest = foldSpelling(cell)
  if (inEveryLanguage(everything).includes(rest)) return []
  const chosen: string[] = []
  const names = choices.flatMap((choice) => namesOf(choice).map((name) => ({ name, value: choice.value })))
  for (const { name, value } of names.sort((one, other) => other.name.length - one.name.length)) {
    if (!rest.includes(name)) continue
    rest = rest.replaceAll(name, ' ')
    chosen.push(value)
  }
  return /^(?:\s|and|و)*$/.test(rest) ? chosen : null
}

// Headers of address books and mail tools for common fields. Patterns match normalized headers.

export const emailWords = [
  'email address',
  'e-mail',
  'mail',
  'email 1',
  'primary email',
  'البريد',
  'الإيميل',
  'الايميل',
  'بريد إلكتروني',
  'عنوان البريد الإلكتروني',
]

/**
 * `E-mail 1 - Value`, `Email (Work)`, `E-mail 2 Address`, «عنوان البريد الإلكتروني 2»; not the type of an
 * address.
 */
export const emailHeads = [
  /^(primary|secondary|alternat(?:e|ive)|work|home|personal|business|contact|client|customer|subscriber|other)?e?mail\d?(address)?\d?(value|home|work|personal|other|primary|internet|type(internet|home|work|pref)+)?$/,
  /^e?mailid$/,
  /^(عنوان)?(ال)?(بريد|ايميل)(ال)?(الكتروني)?\d?(القيمه|العمل|الشخصي|المنزل|المشترك|العميل|الموظف|عمل|شخصي)?$/,
]

export const phoneWords = [
  'phone number',
  'mobile',
  'mobile number',
  'الهاتف',
  'الجوال',
  'رقم الجوال',
  'رقم الهاتف',
  'الهاتف المحمول',
]

/** Mobile numbers first; excludes fax numbers and types of numbers. */
export const phoneHeads = [
  /^(phone|telephone|tel)?(?:type)?(mobile|cell|cellular|iphone|whatsapp)(phone|telephone)?(number|no)?\d?(value)?$/,
  /^(رقم)?(ال)?(هاتف|تليفون|تلفون)?(ال)?(جوال|محمول|نقال|متنقل|خلوي|واتساب|واتس|تواصل)\d?(القيمه)?$/,
  /^(primary|work|home|business|office|main|other|company|companymain|contact)?(phone|telephone|tel)(number|no)?\d?(value|home|work|main|other|office|business)?$/,
  /^(رقم)?(ال)?(هاتف|تليفون|تلفون)(ال)?(عمل|منزل|مكتب|رئيسي|اساسي|اخر|شركه)?\d?(القيمه)?$/,
]
