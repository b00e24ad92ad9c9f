import { isHeading } from '../lines/heading.ts'

/** Long enough for the form of Nafith, which has one field for the subject. */
const maxLength = 300

/** The title of the clause that states the work. */
const isAboutWork = (line: string): boolean => /نطاق|موضوع/.test(line)

const sentences = /[^.؟!]+(?:[.؟!](?!\s|$)[^.؟!]*)*[.؟!]?/g

/** The work as the text states it: whole sentences of its clause, or of the first paragraph without one. */
export const scopeOf = (text: string): string => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const clause = lines.findIndex((line) => isHeading(line) && isAboutWork(line))
  const paragraph = lines.slice(clause + 1).find((line) => !isHeading(line)) ?? lines[0] ?? ''
  const [first = '', ...others] = paragraph.match(sentences) ?? []
  let scope = first
  for (const sentence of others) {
    if (scope.length + sentence.length > maxLength) break
    scope += sentence
  }
  return scope.trim()
}
