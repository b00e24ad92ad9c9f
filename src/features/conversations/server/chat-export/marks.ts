// Exports contain invisible direction marks and special spaces, and use the digits of the phone's language.

const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const outer = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/

export const withoutMarks = (text: string): string => text.replace(directionMarks, '')

/**
 * Removes marks and spaces at both ends; marks inside a text affect its layout. A regular expression would need
 * quadratic time for a long run of spaces.
 */
export const trimMarks = (text: string): string => {
  let [start, end] = [0, text.length]
  while (start < end && outer.test(text[start] ?? '')) start += 1
  while (start < end && outer.test(text[end - 1] ?? '')) end -= 1
  return text.slice(start, end)
}

/** Digits of every script as ASCII and special spaces as spaces, with the same length. */
export const plainly = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')

/** The rest of a text after so many characters that are not direction marks. */
export const afterVisible = (text: string, count: number): string => {
  let left = count
  let at = 0
  while (left > 0 && at < text.length) {
    if (withoutMarks(text[at] ?? '') !== '') left -= 1
    at += 1
  }
  return text.slice(at)
}
