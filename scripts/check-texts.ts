// Finds keys of the English dictionaries that the program does not use: neither as a literal, nor by a
// template such as `status.${state}`, whose values may be any word or literal of the program. Tests do not
// count. Run directly, it prints its results.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The specification lists them among the messages that all forms share (section 5), although no form needs
 * them yet.
 */
const quoted = ['val.generic.minLength', 'val.generic.terms', 'val.generic.typeDelete']

const keys = /^ {2}'([\w.-]+)':/gm
/** String literals with a dot and no space, up to the values of a message. */
const literals = /['"`]([\w-]+(?:\.[\w-]+)+)(?=['"`?])/g
const templates = /`([\w-]+\.(?:[\w.-]|\$\{[^{}`]*\})+)[`?]/g

const firstOf = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, first = '']) => first))

const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^{}`]*\}/g, '(.+)')}$`)

export const findUnusedKeys = (src: string): string[] => {
  const read = (names: string[]) => names.map((name) => readFileSync(join(src, name), 'utf8'))
  const files = globSync('**/*.{ts,tsx}', { cwd: src })
  const program = read(files.filter((name) => !/\.(test|matrix)\.tsx?$|^i18n[\\/]\w+[\\/]/.test(name)))
  const named = new Set(firstOf(program, literals))
  const built = [...new Set(firstOf(program, templates))].map(patternOf)
  const isBuilt = (key: string) =>
    built.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((value) => /^[\w-]+$/.test(value) || named.has(value)),
    )
  return firstOf(read(globSync('i18n/en/*.ts', { cwd: src })), keys)
    .filter((key) => !named.has(key) && !isBuilt(key) && !quoted.includes(key))
    .sort()
}

if (import.meta.main) {
  const unused = findUnusedKeys(join(import.meta.dirname, '../src'))
  for (const key of unused) console.error(`src/i18n: no line names the text ${key}`)
  if (unused.length > 0) process.exitCode = 1
}
