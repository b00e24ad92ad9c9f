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
