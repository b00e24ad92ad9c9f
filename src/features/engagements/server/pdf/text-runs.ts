/** A part of a line in one direction. */
export type Run = { text: string; isLatin: boolean }

/** Latin letters and digits of any script that are written from left to right. */
const strong = String.raw`\p{Script=Latin}\p{Nd}`
/** Signs between two of them; brackets belong to the surrounding line. */
const between = String.raw`[ \u00a0.,:;/&'’@+%#_\-–—=*]*`
const latinRun = new RegExp(`[+#]?[${strong}](?:${between}[${strong}])*[%+]?`, 'gu')

/**
 * Splits a line into runs. A Latin name, an amount or a number in an Arabic line is isolated, so that neither a
 * line break nor a sign beside it changes its order. A full stop after an abbreviation belongs to the run, and
 * the one at the end of the line to the line.
 */
export const runsOf = (line: string): Run[] => {
  const runs: Run[] = []
  let at = 0
  const add = (text: string, isLatin: boolean) => {
    if (text) runs.push({ text, isLatin })
  }
  for (const { 0: found, index } of line.matchAll(latinRun)) {
    const isAbbreviated =
      /\p{Script=Latin}$/u.test(found) && /^\.[ \u00a0]\S/u.test(line.slice(index + found.length))
    const text = isAbbreviated ? `${found}.` : found
    add(line.slice(at, index), false)
    add(text, true)
    at = index + text.length
  }
  add(line.slice(at), false)
  return runs
}
