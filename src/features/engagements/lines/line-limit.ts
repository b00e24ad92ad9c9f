/** Of a text of an agreement: about 40 pages of short lines. */
const maxLines = 1500

/** The message for a text with more lines. */
export const tooManyLines = (text: string): string | undefined => {
  const n = text.split('\n').length
  return n > maxLines ? `val.engagement.lines?n=${n}&max=${maxLines}` : undefined
}
