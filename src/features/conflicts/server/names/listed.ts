/** Of words that are looked up: a final alif maqsura is typed as a yeh, too. */
const listedForm = (word: string): string => foldedWord(word).replace(/ى/g, 'ي')

/** Hamza, alif and teh marbuta are typed in several ways. */
export const foldedWord = (word: string): string =>
  word
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ی/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[ؤئ]/g, 'ء')
    .replace(/[کگ]/g, 'ك')

export const listed = (words: string): string[] => words.trim().split(/\s+/).map(listedForm)

/** The first word of each line that a word stands in: some words mean two things. */
export const listedByFirst = (lines: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const line of lines.trim().split('\n')) {
    const [first = '', ...others] = listed(line)
    for (const word of [first, ...others]) found.set(word, [...(found.get(word) ?? []), first])
  }
  return found
}
