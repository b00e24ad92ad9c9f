// Finds classes whose sheet is in another folder, in files that neither load nor import it: such a screen
// looks right only after another one has loaded the sheet. Run directly, it prints its results.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import postcss from 'postcss'

/** Loaded with every page. */
const shared = /^ui\/styles\//

const imports = /^import (?:[^'"]*from )?'([^']+)'/gm
const strings = /'([^'\n]*)'|`([^`]*)`|"([^"\n]*)"/g

/** A class belongs to the sheet that has a rule for it by itself, such as `.card` or `.card:hover`. */
const classesOf = (sheet: string): string[] => {
  const found = new Set<string>()
  const rules = postcss.parse(sheet)
  rules.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  rules.walkRules((rule) => {
    for (const selector of rule.selectors) {
      const [, name] = /^\.([\w-]+)(?::[\w-]+|\[[^\]]*\])*$/.exec(selector) ?? []
      if (name) found.add(name)
    }
  })
  return [...found]
}

export const findStrayClasses = (src: string): string[] => {
  const read = (name: string) => readFileSync(join(src, name), 'utf8')
  const homes = new Map<string, string[]>()
  for (const sheet of globSync('**/*.css', { cwd: src }).map((name) => name.replaceAll('\\', '/')))
    for (const name of classesOf(read(sheet))) homes.set(name, [...(homes.get(name) ?? []), sheet])
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).map((name) => name.replaceAll('\\', '/'))
  const importsOf = new Map(files.map((file) => [file, targetsOf(file, read(file))]))
  const sheetsOf = (file: string, seen = new Set<string>()): Set<string> => {
    for (const target of importsOf.get(file) ?? []) {
      if (seen.has(target)) continue
      seen.add(target)
      sheetsOf(target, seen)
    }
    return seen
  }
  return files
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => {
      const loaded = sheetsOf(file)
      return usedIn(read(file))
        .filter((name) => {
          const sheets = homes.get(name)
          return sheets && !sheets.some((sheet) => isNear(sheet, file) || loaded.has(sheet))
        })
        .map((name) => `${file} uses .${name} of ${homes.get(name)?.[0]}`)
    })
    .sort()
}

/** A sheet applies to all files of its folder, which are shown together. */
const isNear = (sheet: string, file: string) => shared.test(sheet) || dirname(sheet) === dirname(file)

const targetsOf = (file: string, text: string): string[] =>
  [...text.matchAll(imports)].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : normalize(join(dirname(file), target)).replaceAll('\\', '/'),
  )

/** Every word of a `className`, and of the arguments of `classNames`. */
const usedIn = (text: string): string[] => {
  const places = [...text.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
  const words = places.flatMap(([, plain, code]) =>
    plain !== undefined
      ? plain.split(/\s+/)
      : [...(code ?? '').matchAll(strings)].flatMap((found) =>
          (found.slice(1).find((each) => each !== undefined) ?? '').split(/[\s${}]+/),
        ),
  )
  return [...new Set(words)]
}

if (import.meta.main) {
  const stray = findStrayClasses(join(import.meta.dirname, '../src'))
  for (const line of stray) console.error(line)
  process.exitCode = stray.length === 0 ? 0 : 1
}
