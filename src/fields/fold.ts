/**
 * Invisible characters: direction marks, joiners, soft hyphens, byte order marks, tags. Keyboards, chats and
 * spreadsheets add them to copied text. The first part matches an emoji, which needs its joiners.
 */
const invisible =
  /(\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*)|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]+/gu

/** Removes all invisible characters, for comparisons, addresses and numbers. */
export const foldSigns = (text: string): string => text.replace(invisible, '$1')

/** Joiners between letters change their forms, as in «علی\u200cرضا». */
const betweenLetters = /(?<=[\p{L}\p{M}])([\u200c\u200d])(?=\p{L})/u
const invisibleInText = new RegExp(`${betweenLetters.source}|${invisible.source}`, 'gu')

/** Removes all invisible characters of a name or text except joiners between letters. */
export const foldText = (text: string): string => text.replace(invisibleInText, '$1$2')

const anyDigit = /\p{Nd}/gu
const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Unicode lists the ten digits of a script in one sequence. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero -= 1
  return String((code - zero) % 10)
}

/** Converts the decimal digits of every script to ASCII. */
export const foldDigits = (text: string): string => text.replace(anyDigit, digitValue)

/** Digits as ASCII, without invisible characters and surrounding spaces: for a number, a date or a code. */
export const foldNumber = (text: string): string => foldDigits(foldSigns(text)).trim()
