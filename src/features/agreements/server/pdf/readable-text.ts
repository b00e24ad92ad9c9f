import { deflateSync, inflateSync } from 'node:zlib'

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
export const withReadableText = (pdf: Buffer): Uint8Array<ArrayBuffer> => {
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
