const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/**
 * Cuts after `limit` grapheme clusters, as the specification does for the previews of publications. All other
 * texts use `beginningOf`.
 */
export const excerpt = (text: string, limit: number): string => {
  let count = 0
  // Segments lazily: an article is a thousand times longer than its excerpt.
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}

/**
 * The whole text, or whole words and an ellipsis: at most `limit` UTF-16 units. Only a word that is longer than
 * the limit is cut, between its letters.
 */
export const beginningOf = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const end = limit - 1
  // The last word is whole if a space follows it.
  const words = /^(.*\S)\s/s.exec(text.slice(0, limit))?.[1]
  if (words === undefined) return `${text.slice(0, graphemes.segment(text).containing(end)?.index)}…`
  return `${words.replace(/[\s.,:;،؛–—-]+$/, '')}…`
}
