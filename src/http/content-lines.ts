// Line rules that vCard (RFC 2426) and iCalendar (RFC 5545) share.

/** Escapes line breaks, and the characters with a meaning in values: backslash, comma and semicolon. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no control character may stand in a value
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n')

const maxLineLength = 75
const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/** Folds at 75 bytes, with a space at the start of each further line; a letter stays with its diacritics. */
export const folded = (line: string): string => {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const part of [...graphemes.segment(line)].flatMap(({ segment }) => pieces(segment))) {
    const length = Buffer.byteLength(part)
    if (bytes + length > maxLineLength) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += part
    bytes += length
  }
  return [...lines, current].join('\r\n')
}

/** A letter with very many diacritics may exceed a line; then it is split between code points. */
const pieces = (segment: string): string[] =>
  Buffer.byteLength(segment) < maxLineLength ? [segment] : [...segment]
