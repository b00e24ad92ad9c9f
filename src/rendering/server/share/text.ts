import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import decompress from 'wawoff2/decompress.js'
import type { Direction } from '#languages/language.ts'

/** A part of a line rendered in one call: one script, one direction. */
export type Piece = { text: string; script: 'latin' | 'arabic' }
/** The pieces of a line, from left to right. */
export type Line = Piece[]

const arabicLetter = '\\u0600-\\u06ff\\u0750-\\u077f\\ufb50-\\ufdff\\ufe70-\\ufefc\\u200c\\u200d'
const otherLetter = `(?![${arabicLetter}])[\\p{L}\\p{N}]`
const pieces = new RegExp(
  [
    // Arabic words with the spaces between them.
    `[${arabicLetter}]+(?: +[${arabicLetter}]+)*`,
    // Words and numbers of the other script, with the punctuation inside them.
    `${otherLetter}(?:[^${arabicLetter}()\\[\\]«»]*${otherLetter}%?)?`,
    // Text between the pieces has the direction of the line.
    '.',
  ].join('|'),
  'gu',
)
const isArabic = new RegExp(`[${arabicLetter}]`)

/** Right-to-left embedding: keeps a trailing comma at the end of an Arabic piece. */
const embedding = '\u202b'
const popEmbedding = '\u202c'

const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
}

/**
 * Reorders a line for display, since the drawing program lays out one direction only. In an Arabic line the
 * pieces run from right to left, and brackets between them are mirrored.
 */
export const visualLine = (text: string, direction: Direction): Line => {
  const inOrder = (text.match(pieces) ?? []).map((piece): Piece => {
    if (isArabic.test(piece)) return { script: 'arabic', text: embedding + piece + popEmbedding }
    return { script: 'latin', text: direction === 'rtl' ? (mirrored[piece] ?? piece) : piece }
  })
  return direction === 'rtl' ? inOrder.reverse() : inOrder
}

/** The direction of the first letter: a title without a translation keeps its own direction. */
export const directionOfText = (text: string): Direction =>
  isArabic.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'

/** Splits text into as few lines as needed, of similar length. */
export const balanced = (text: string, max: number, width: number, widthOf: (line: string) => number) => {
  const within = (share: number) => wrap(text, max, (line) => widthOf(line) <= width * share)
  const lines = within(1)
  const isSame = (other: string[]) =>
    other.length === lines.length && other.every((line) => widthOf(line) <= width && !line.endsWith(ellipsis))
  return [0.6, 0.7, 0.8, 0.9].map(within).find(isSame) ?? lines
}

export const ellipsis = '…'

/** Wraps to at most `most` lines; the last one ends in an ellipsis if text was cut. */
export const wrap = (text: string, max: number, fits: (line: string) => boolean): string[] => {
  const words = text.split(/\s+/).filter(Boolean)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined) lines.push(word)
    else if (fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= max) return lines
  const shown = lines.slice(0, max)
  let end = shown[max - 1] ?? ''
  while (end.includes(' ') && !fits(end + ellipsis)) end = end.slice(0, end.lastIndexOf(' '))
  return [...shown.slice(0, -1), end + ellipsis]
}

const sources = {
  displayLatin: {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  },
  displayArabic: {
    family: 'Markazi Text',
    file: '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2',
  },
  textLatin: {
    family: 'IBM Plex Sans',
    file: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  },
  textArabic: {
    family: 'IBM Plex Sans Arabic',
    file: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  },
} as const

export type FontName = keyof typeof sources
export type Font = { family: string; path: string }
export type Fonts = Record<FontName, Font>

let fonts: Promise<Fonts> | undefined

/**
 * The site's own fonts. The drawing program cannot read the compressed web fonts, so they are unpacked to
 * files.
 */
export const shareFonts = (): Promise<Fonts> => {
  fonts ??= unpack()
  fonts.catch(() => {
    fonts = undefined
  })
  return fonts
}

const unpack = async (): Promise<Fonts> => {
  const { resolve } = createRequire(import.meta.url)
  const folder = await mkdtemp(join(tmpdir(), 'mizan-fonts-'))
  const unpacked: [string, Font][] = []
  // One at a time: the decompressor keeps global state.
  for (const [name, { family, file }] of Object.entries(sources)) {
    const path = join(folder, `${name}.ttf`)
    await writeFile(path, await decompress(await readFile(resolve(file))))
    unpacked.push([name, { family, path }])
  }
  return Object.fromEntries(unpacked) as Fonts
}
