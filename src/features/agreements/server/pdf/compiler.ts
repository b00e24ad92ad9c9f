import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { deflateSync, inflateSync } from 'node:zlib'
import decompress from 'wawoff2/decompress.js'
import { dataOf, type Paper, templateOf } from './paper.ts'

type Compiler = {
  compile(options: { mainFileContent: string; inputs: Record<string, string> }): {
    result: { numOfPages: number } | null
    hasError(): boolean
    takeError(): unknown
  }
  fetchDiagnostics(error: unknown): unknown[]
  pdf(document: unknown, options: { pdfStandard: string; creationTimestamp: number }): Buffer
  evictCache(maxAge: number): void
}

/** `at` is the instant of creation, in seconds. */
export type Drawing = { paper: Paper; at: number; maxPages: number }
/** A file, or the reason for which there is none. */
export type Drawn =
  | { pdf: Uint8Array<ArrayBuffer> }
  | { characters: string[] }
  | { pages: number }
  | { failed: string }
  | { unavailable: true }

let opened: Promise<Compiler> | undefined

/** Loaded at the first agreement. Rejects if the machine lacks the native part. */
const openCompiler = (): Promise<Compiler> => {
  opened ??= open()
  return opened
}

const open = async (): Promise<Compiler> => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  return NodeCompiler.create({ fontArgs: [{ fontBlobs: await readFonts() }] }) as unknown as Compiler
}

/** The age in drawings after which the compiler forgets intermediate results. */
const maxCacheAge = 10

/** Draws a PDF/A-2b. The same drawing gives the same bytes. */
export const draw = async (drawing: Drawing): Promise<Drawn> => {
  const compiler = await openCompiler().catch(() => undefined)
  if (!compiler) return { unavailable: true }
  try {
    return drawWith(compiler, drawing)
  } finally {
    compiler.evictCache(maxCacheAge)
  }
}

const drawWith = (compiler: Compiler, { paper, at, maxPages }: Drawing): Drawn => {
  const inputs = { data: dataOf(paper, at), fonts: JSON.stringify(families) }
  const compiled = compiler.compile({ mainFileContent: templateOf(paper.layout), inputs })
  const { result } = compiled
  if (compiled.hasError() || !result)
    return { failed: JSON.stringify(compiler.fetchDiagnostics(compiled.takeError())) }
  if (result.numOfPages > maxPages) return { pages: result.numOfPages }
  try {
    const pdf = compiler.pdf(result, { pdfStandard: 'a-2b', creationTimestamp: at })
    return { pdf: withReadableText(pdf) }
  } catch (error) {
    const characters = undrawableIn(String(error))
    return characters.length > 0 ? { characters } : { failed: String(error) }
  }
}

/** The characters in the diagnostics of the compiler, where a rare one is an escape such as `\u{20c1}`. */
const undrawableIn = (diagnostics: string): string[] => [
  ...new Set(
    [...diagnostics.matchAll(/the text `\\?"(.+?)\\?"` could not/gu)].map(([, text = '']) =>
      text.replace(/\\+u\{([0-9a-f]+)\}/g, (_escape, code) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    ),
  ),
]

const plex = 'IBM Plex Sans'
/**
 * The fonts of agreements. The compiler uses only one font of a family, but web fonts are cut into alphabets that have
 * the same family: each gets a name of the same length.
 */
const fonts = [
  { file: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic', family: 'IBM Plex Sans Arabic' },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-latin', family: plex },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-latin-ext', family: 'IBM Plex Ext.' },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-vietnamese', family: 'IBM Plex Viet' },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-greek', family: 'IBM Plex Grek' },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-cyrillic', family: 'IBM Plex Cyrl' },
]

/** In the order in which the compiler tries them for a character. */
const families = fonts.map(({ family }) => family)

/** Uncompressed: the compiler cannot read compressed web fonts. */
const readFonts = async (): Promise<Buffer[]> => {
  const { resolve } = createRequire(import.meta.url)
  const read: Buffer[] = []
  // One at a time: the decompressor keeps global state.
  for (const { file, family } of fonts)
    for (const weight of [400, 600]) {
      const compressed = await readFile(resolve(`@fontsource/${file}-${weight}-normal.woff2`))
      const font = Buffer.from(await decompress(compressed))
      if (file.includes('sans/')) rename(font, family)
      read.push(font)
    }
  return read
}

/** Writes another family into the table of names, which has it as UTF-16BE. */
const rename = (font: Buffer, family: string): void => {
  const [from, to] = [plex, family].map((name) => Buffer.from(name, 'utf16le').swap16())
  if (!from || !to) return
  for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + to.length)) to.copy(font, at)
}

// The compiler writes each line in visual order, and lists which letters a glyph stands for: `ToUnicode` for each glyph,
// `ActualText` for a group of them, both as hexadecimal digits of UTF-16.

const control = /^20(?:2[A-E]|6[6-9])$/

/**
 * The letters of a glyph in visual order, as the programs that read a line in visual order expect: they reverse all
 * letters of a run, also lam and alef, which are one glyph. Marks of direction are not text.
 */
const readable = (hex: string): string => {
  const letters = (hex.match(/.{4}/g) ?? []).filter((letter) => !control.test(letter))
  return (
    letters.every((letter) => /^(?:06|07|08|FB|FC|FD|FE)/.test(letter)) ? letters.reverse() : letters
  ).join('')
}

/** In an uncompressed stream. */
const withReadableGlyphs = (object: Buffer): Buffer =>
  object.includes('beginbfchar')
    ? Buffer.from(
        object
          .toString('latin1')
          .replace(/^(<[0-9A-F]{4}>) <([0-9A-F]{8,})>$/gm, (line, glyph: string, hex: string) =>
            // The spaces preserve the length of the stream.
            `${glyph} <${readable(hex) || '0020'}>`.padEnd(line.length),
          ),
        'latin1',
      )
    : object

const stream = /^([\s\S]*?\/Length )(\d+)([\s\S]*?\/Filter \/FlateDecode[\s\S]*?stream\n)/

/** In a compressed stream, such as a page. */
const withReadableGroups = (object: Buffer): Buffer => {
  const [head, start, length, rest] = stream.exec(object.subarray(0, 300).toString('latin1')) ?? []
  if (head === undefined) return object
  const end = head.length + Number(length)
  const content = inflateSync(object.subarray(head.length, end)).toString('latin1')
  const changed = content.replace(
    /\/ActualText <FEFF([0-9A-F]+)>/g,
    (_found, hex) => `/ActualText <FEFF${readable(hex)}>`,
  )
  if (changed === content) return object
  const compressed = deflateSync(Buffer.from(changed, 'latin1'))
  return Buffer.concat([Buffer.from(`${start}${compressed.length}${rest}`), compressed, object.subarray(end)])
}

const entry = /^(\d{10})( \d{5} n)/gm

/** The objects of a file, and the table of their positions at its end. */
const objectsOf = (
  pdf: Buffer,
): { header: Buffer; objects: { at: number; bytes: Buffer }[]; table: string } => {
  const text = pdf.toString('latin1')
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1] ?? text.length)
  const table = text.slice(tableAt)
  const starts = [...table.matchAll(entry)].map(([, at]) => Number(at)).sort((one, other) => one - other)
  const objects = starts.map((at, index) => ({ at, bytes: pdf.subarray(at, starts[index + 1] ?? tableAt) }))
  return { header: pdf.subarray(0, starts[0] ?? tableAt), objects, table }
}

/**
 * The same PDF, from which copied and searched text comes in the order of reading and without marks of direction. It
 * has a table of objects at its end, as the compiler writes it.
 */
const withReadableText = (pdf: Buffer): Uint8Array<ArrayBuffer> => {
  const { header, objects, table } = objectsOf(pdf)
  const parts = [header]
  const moved = new Map<number, number>()
  let length = header.length
  for (const { at, bytes } of objects) {
    const part = withReadableGroups(withReadableGlyphs(bytes))
    moved.set(at, length)
    length += part.length
    parts.push(part)
  }
  const movedTable = table
    .replace(entry, (_entry, at, rest) => `${String(moved.get(Number(at))).padStart(10, '0')}${rest}`)
    .replace(/startxref\n\d+/, `startxref\n${length}`)
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(movedTable, 'latin1')]))
}
