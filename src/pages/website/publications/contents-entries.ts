import type { Article } from '#features/publications/schema.ts'

/** Fewer headings need no list: the text is short. */
const fewest = 3

/** The headings worth listing: the chapters where there are enough of them, else all headings. */
export const entriesOf = (contents: Article['contents']): Article['contents'] => {
  const top = Math.min(...contents.map(({ level }) => level))
  const chapters = contents.filter(({ level }) => level === top)
  if (chapters.length >= fewest) return chapters
  return contents.length >= fewest ? contents : []
}
