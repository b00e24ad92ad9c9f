import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The groups of spellings in a file of this folder, by the heading above them. */
export const readSpellings = (file: string): Record<string, string[][]> =>
  Object.fromEntries(
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split(/^# /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...lines] = section.trim().split('\n')
        return [heading, groupsOf(lines.join('\n'))]
      }),
  )

/** Splits `a|b;c|d` and lines of it into groups of spellings. */
export const groupsOf = (list: string): string[][] =>
  list
    .trim()
    .split(/[;\n]/)
    .map((spellings) => spellings.split('|'))
