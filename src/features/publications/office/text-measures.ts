const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** The words of a Markdown text, without the addresses of its links. */
export const wordsIn = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, ']').match(word)?.length ?? 0

/** The titles of the sections: headings of the two levels a contents list shows. */
export const sectionsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,2} +(.+?) *#*$/gm)].map(([, title = '']) => title.replace(/[*_`\\]/g, ''))

/** Sections of the English that the Arabic has not got, judged by their number alone. */
export const missingSections = (english: string, arabic: string): string[] =>
  arabic.trim() === '' ? [] : sectionsOf(english).slice(sectionsOf(arabic).length)
