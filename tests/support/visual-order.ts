import { readFileSync } from 'node:fs'
import bidiFactory from 'bidi-js'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Direction, directionOf, type Language } from '#languages/language.ts'

type Bidi = {
  getEmbeddingLevels(text: string, direction: Direction): unknown
  getReorderedString(text: string, levels: unknown): string
  getMirroredCharacter(sign: string): string | null
}
// The package declares its module and not the function that it exports.
const bidi = (bidiFactory as unknown as () => Bidi)()

const rowsOf = (file: string): string[] =>
  readFileSync(new URL(`lines/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** A line whose parts of the other direction are in `⟦⟧`. */
const typed = (marked: string): string => marked.replace(/[⟦⟧]/g, '')

const reversed = (text: string): string => [...text].reverse().join('')

/** The signs of a part that is written from right to left, with its numbers. */
const fromRight = (text: string): string =>
  reversed(text)
    .replace(/\p{Nd}+/gu, reversed)
    .replace(/./gu, (sign) => bidi.getMirroredCharacter(sign) ?? sign)

/** The signs of a line from left to right. */
const expectedOrder = (marked: string, language: Language): string => {
  const parts = marked.split(/[⟦⟧]/)
  const isArabic = directionOf(language) === 'rtl'
  const ordered = parts.map((part, index) => ((index % 2 === 0) === isArabic ? fromRight(part) : part))
  return visible((isArabic ? ordered.reverse() : ordered).join(''))
}

/** Spaces and marks have no order that a reader sees. A font may draw an accent as a glyph of its own. */
const visible = (text: string): string => text.normalize('NFD').replace(/[\p{C}\p{M}\s]/gu, '')

type Row = { language: Language; line: string; order: string }

const rowOf =
  (language: Language) =>
  (marked: string): Row => ({ language, line: typed(marked), order: expectedOrder(marked, language) })

/** Names of companies. One without Arabic letters is written from left to right. */
export const names = rowsOf('names')
  .map((name) => (/\p{Script=Arabic}/u.test(name) ? name : `⟦${name}⟧`))
  .map(rowOf('ar'))

/** Each name in a line as typed, and in two lines as a value that the program has put in. */
const linesWith = ({ line: name, order }: Row): Row[] =>
  [
    { language: 'ar' as const, before: 'وقعت شركة ', after: '، ثم' },
    { language: 'ar' as const, before: 'تمثل الشركة ', after: ' في هذا' },
    { language: 'ar' as const, before: 'العميل (', after: ') هنا' },
    { language: 'ar' as const, before: 'العميل \u2068', after: '\u2069.' },
    { language: 'en' as const, before: 'The client \u2068', after: '\u2069, of' },
  ].map(({ language, before, after }) => {
    const [first, last] = [expectedOrder(before, language), expectedOrder(after, language)]
    const line = `${before}${name}${after}`
    return {
      language,
      line,
      order: language === 'ar' ? `${last}${order}${first}` : `${first}${order}${last}`,
    }
  })

/** Lines in both languages, as typed and with their signs from left to right. */
export const orderedLines: readonly Row[] = [
  ...rowsOf('arabic').map(rowOf('ar')),
  ...rowsOf('english').map(rowOf('en')),
  ...names.flatMap(linesWith),
]

/** The signs of a line from left to right as a browser writes them. */
export const pageOrder = (line: string, language: Language): string => {
  const levels = bidi.getEmbeddingLevels(line, directionOf(language))
  return visible(bidi.getReorderedString(line, levels))
}

type Matrix = [number, number, number, number, number, number]
type Glyph = { unicode: string; width: number }

/** In a PDF, a glyph has the sign of its first use, and a bracket may be that of the other direction. */
const openers: Record<string, string> = { ')': '(', ']': '[', '»': '«', '>': '<' }
export const withOpeners = (order: string): string =>
  order.replace(/[)\]»>]/g, (sign) => openers[sign] ?? sign)

/** The lines of a PDF, each with the signs of its glyphs from left to right, `withOpeners`. */
export const pdfOrder = async (pdf: Buffer): Promise<string[]> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, (_none, index) => document.getPage(index + 1))
  const lines: string[] = []
  for (const page of await Promise.all(pages)) {
    const { fnArray, argsArray } = await page.getOperatorList()
    lines.push(...linesOf(fnArray.map((operator, index) => [operator, argsArray[index]])))
  }
  return lines
}

/** The compiler moves the origin to each run, and gives the size and the position within the run. */
const linesOf = (operations: [operator: number, values: unknown][]): string[] => {
  const lines = new Map<number, { x: number; text: string }[]>()
  let [left, top, size, x] = [0, 0, 0, 0]
  for (const [operator, values] of operations) {
    if (operator === OPS.transform) [, , , , left, top] = values as Matrix
    if (operator === OPS.setFont) [, size] = values as [string, number]
    if (operator === OPS.setTextMatrix) x = (values as [Record<number, number>])[0][4] ?? 0
    if (operator !== OPS.showText) continue
    const line = lines.get(Math.round(top)) ?? []
    lines.set(Math.round(top), line)
    for (const glyph of (values as [(Glyph | number)[]])[0])
      if (typeof glyph === 'number') x -= (glyph * size) / 1000
      else {
        // An accent has no width, and may have the letter of another line.
        if (glyph.width > 0) line.push({ x: left + x, text: glyph.unicode })
        x += (glyph.width * size) / 1000
      }
  }
  return [...lines.values()].map((line) => {
    const glyphs = line.sort((one, other) => one.x - other.x)
    return withOpeners(visible(glyphs.map(({ text }) => text).join('')))
  })
}
