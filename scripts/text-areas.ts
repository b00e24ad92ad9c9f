import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { serverAreas } from '../src/i18n/areas.ts'
import { languages } from '../src/languages/language.ts'

const folder = join(import.meta.dirname, '../src/i18n')
const prefix = 'virtual:texts/'
const resolvedPrefix = `\0${prefix}`

/** The files of a language, each with the areas that it has texts for. */
const filesIn = (language: string) =>
  globSync(`${language}/*.ts`, { cwd: folder })
    .sort()
    .map((name) => join(folder, name))
    .map((file) => ({
      file,
      areas: [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, area = '']) => area),
    }))

/** Loaders of the areas: `office` has those of single dashboard pages, `site` all others. */
const loadersOf = (group: string): string => {
  const areas = new Set(filesIn('en').flatMap(({ areas }) => areas))
  for (const area of serverAreas) areas.delete(area)
  const chosen = [...areas].filter((area) => /^office[A-Z]/.test(area) === (group === 'office'))
  const rowOf = (language: string) =>
    `${language}: { ${chosen.map((area) => `${area}: () => import('${prefix}${language}/${area}')`)} }`
  return `export const areas = { ${languages.map(rowOf)} }`
}

/** The sum of an area's texts. In a browser, a query separates the areas of a file, so that each loads alone. */
const sumOf = (language: string, area: string, isServer: boolean): string => {
  const files = filesIn(language).filter(({ areas }) => areas.includes(area))
  const imports = files.map(
    ({ file }, at) =>
      `import { ${area} as part${at} } from ${JSON.stringify(`${file}${isServer ? '' : `?${area}`}`)}`,
  )
  return `${imports.join('\n')}\nexport default { ${files.map((_file, at) => `...part${at}`)} }`
}

/** One module for each language and area of texts: the exports of that name in all files of `src/i18n`. */
export const textAreas = (): Plugin => ({
  name: 'text-areas',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id, options) {
    if (!id.startsWith(resolvedPrefix)) return undefined
    // A file may get an area that it had no texts for.
    for (const { file } of languages.flatMap(filesIn)) this.addWatchFile(file)
    const [language = '', area] = id.slice(resolvedPrefix.length).split('/')
    return area ? sumOf(language, area, Boolean(options?.ssr)) : loadersOf(language)
  },
})
