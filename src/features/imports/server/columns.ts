import { formatLanguageName } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { type Language, languages } from '#languages/language.ts'

/** One of the values that a cell may name, by itself or by a text in any language; it is shown by the first. */
export type Choice = {
  value: string
  labels: readonly string[]
  /** For what no text names. */
  shown?: (language: Language) => string
}

/** A field of a record and how files call it. Labels and heads are keys of texts; words are taken as they are. */
export type ImportColumn = {
  name: string
  label: string
  heads?: readonly string[]
  words?: readonly string[]
  isRequired?: true
  choices?: readonly Choice[]
  /** The cell names any number of the choices, or `everything`. */
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

/** As people may write it: without case, spaces, signs and the ways to write one Arabic letter. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{N}]/gu, '')

const foldedTexts = new Map<string, string[]>()

/** A text in every language, folded once; what is no key stands for itself. */
const inEveryLanguage = (key: string): string[] => {
  const texts = foldedTexts.get(key) ?? languages.map((language) => fold(translateIn[language](key)))
  foldedTexts.set(key, texts)
  return texts
}

/** The number of the file's column for each field; heads that nobody knows stay without one. */
export const recognise = (
  columns: readonly ImportColumn[],
  heads: readonly string[],
): Record<string, number | null> => {
  const folded = heads.map(fold)
  const taken = new Set<number>()
  const found: Record<string, number | null> = {}
  for (const { name, label, heads: others = [], words = [] } of columns) {
    const known = [fold(name), ...[label, ...others].flatMap(inEveryLanguage), ...words.map(fold)]
    const at = known.map((word) => folded.findIndex((head, index) => head === word && !taken.has(index)))
    const column = at.find((index) => index >= 0)
    found[name] = column ?? null
    if (column !== undefined) taken.add(column)
  }
  return found
}

/** What a cell says: text, one of the choices, or several; undefined for nothing, null for no choice that we know. */
export const readCell = (
  { choices, everything }: ImportColumn,
  cell: string,
): string | string[] | undefined | null => {
  if (cell === '') return undefined
  if (!choices) return cell
  if (everything !== undefined) return severalOf(choices, everything, cell)
  const written = fold(cell)
  return choices.find((choice) => namesOf(choice).includes(written))?.value ?? null
}

const namesOf = ({ value, labels }: Choice): string[] => [fold(value), ...labels.flatMap(inEveryLanguage)]

/** Longer names first, since one may be part of another. What remains may only join them. */
const severalOf = (choices: readonly Choice[], everything: string, cell: string): string[] | null => {
  let rest = fold(cell)
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
