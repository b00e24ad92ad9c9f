const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** The number of words in a Markdown text, without link URLs. */
export const wordCount = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, ']').match(word)?.length ?? 0

/** The titles of sections: headings of the two levels in a table of contents. */
export const sectionsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,2} +(.+?) *#*$/gm)].map(([, title = '']) => title.replace(/[*_`\\]/g, ''))

/** The English sections that the Arabic text lacks. Compares only their number. */
export const missingSections = (english: string, arabic: string): string[] =>
  arabic.trim() === '' ? [] : sectionsOf(english).slice(sectionsOf(arabic).length)
