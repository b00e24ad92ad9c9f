const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/**
 * The whole text, or whole words and an ellipsis: at most `limit` UTF-16 units. Only a word that is longer than
 * the limit is cut, between its letters.
 */
export const beginningOf = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  // The last word is whole if a space follows it; its punctuation is omitted.
  const words = /^(.*[^\s.,:;،؛–—-])\S*\s/s.exec(text.slice(0, limit))?.[1]
  return `${words ?? text.slice(0, graphemes.segment(text).containing(limit - 1)?.index)}…`
}
