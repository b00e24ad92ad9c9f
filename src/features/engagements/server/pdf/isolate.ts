const latin = String.raw`\p{Script=Latin}`
/** Latin letters and digits, which are written from left to right. */
const strong = String.raw`[${latin}\p{Nd}]`
/** Signs within a word, such as a date, an amount or an address. */
const tight = String.raw`[°.,:;/&'’@+%#_\-−–—=*?]{1,3}`
const word = `${strong}(?:(?:${tight})?${strong})*[%°®™²³]*`
const space = String.raw`[ \u00a0]`
/** Groups of digits, a unit, or an operator between two numbers. */
const nextNumber = `${space}(?:[+=×÷−]${space})?°?${word}`
/** Names with punctuation, which requires a letter before it. A list of numbers follows the Arabic line. */
const nextName = `(?<=${latin})[.,:;]?${space}(?:[&–—-]${space})?${word}`
const inBrackets = String.raw`(?<=${latin})${space}?\((?=[^()]*${latin})${word}(?:${space}${word})*\)`
/** A sign belongs to its number at the start of a word only. */
const sign = String.raw`(?:(?<![\p{L}\p{Nd}])[+#−-])?`
/** A full stop of an abbreviation in the line, or the last sign within quotes. */
const end = String.raw`(?:(?<=${latin})\.(?=${space}\S)|[.!?](?=[”"’»]))?`
const run = new RegExp(`${sign}${word}(?:${nextNumber}|${nextName}|${inBrackets})*${end}`, 'gu')

const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const [isolate, pop] = ['\u2066', '\u2069']

/** The parts of an Arabic line that are written from left to right. */
export const latinRunsOf = (line: string): string[] => line.match(run) ?? []

/**
 * Isolates Latin names, amounts and numbers in a line with Arabic, so that neither a line break nor a sign
 * beside them changes their order (UAX 9, LRI and PDI).
 */
export const isolated = (typed: string): string => {
  // The sign of the Hijri calendar stays with its year.
  const line = typed.replace(controls, '').replaceAll(' هـ', '\u00a0هـ')
  return /\p{Script=Arabic}/u.test(line)
    ? line.replace(run, (found) => `${isolate}${found}${pop}`)
    : `${isolate}${line}${pop}`
}
