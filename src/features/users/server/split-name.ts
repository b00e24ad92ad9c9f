/** First names of two words, such as «عبد الله» and `Abdul Rahman`, and titles. */
const joinsNext = /^(?:عبد|أبو|ابو|أم|ام|عبدال|abd|abdul|abdal|abd-al|abu|um|umm|.*\.)$/i

/** Splits a whole name into first name and family name. */
export const splitName = ({ fullName, ...values }: Record<string, unknown>): Record<string, unknown> => {
  if (typeof fullName !== 'string') return values
  const [last, first] = fullName.split(/\s*[,،]\s*/)
  const names =
    first && last ? { firstName: first, lastName: last } : splitWords(fullName.trim().split(/\s+/))
  return { ...names, ...values }
}

const splitWords = (words: readonly string[]): Record<string, string> => {
  const isJoined = (at: number) =>
    joinsNext.test(words[at] ?? '') || (/^al$/i.test(words[at] ?? '') && /^abd$/i.test(words[at - 1] ?? ''))
  let count = 1
  while (count < words.length - 1 && isJoined(count - 1)) count += 1
  const lastName = words.slice(count).join(' ')
  return { firstName: words.slice(0, count).join(' '), ...(lastName && { lastName }) }
}
