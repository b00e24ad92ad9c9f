/** Normalizes a word for lookup: a final alif maqsura is often typed as a yeh. */
const listedForm = (word: string): string => foldedWord(word).replace(/ى/g, 'ي')

/** Unifies hamza, alif and teh marbuta, which are typed in several ways. */
export const foldedWord = (word: string): string =>
  word
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ی/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[ؤئ]/g, 'ء')
    .replace(/[کگ]/g, 'ك')

export const listed = (words: string): string[] => words.trim().split(/\s+/).map(listedForm)

/**
 * Maps each word to the first word of its groups; some words have two meanings. A group is a line or a part
 * of one.
 */
export const listedByFirst = (lines: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const group of lines.trim().split(/\n| \/ /)) {
    const [first = '', ...others] = listed(group)
    for (const word of [first, ...others]) found.set(word, [...(found.get(word) ?? []), first])
  }
  return found
}
