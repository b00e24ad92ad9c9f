const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** The number of words in a Markdown text, without the addresses of its links. */
export const wordCount = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, ']').match(word)?.length ?? 0

/** The titles of the sections: headings of the two levels that a table of contents shows. */
export const sectionsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,2} +(.+?) *#*$/gm)].map(([, title = '']) => title.replace(/[*_`\\]/g, ''))

/** The English sections that the Arabic lacks, by their number alone. */
export const missingSections = (english: string, arabic: string): string[] =>
  arabic.trim() === '' ? [] : sectionsOf(english).slice(sectionsOf(arabic).length)
