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

const officeArea = /^office[A-Z]/

const areasIn = (language: string, isChosen: (area: string) => boolean): string => {
  const areas = new Set(filesIn('en').flatMap(({ areas }) => areas))
  for (const area of serverAreas) areas.delete(area)
  const rows = [...areas].filter(isChosen).map((area) => `${area}: ${loaderOf(language, area)}`)
  return `{ ${rows} }`
}

const loaderOf = (language: string, area: string) => `() => import('${prefix}${language}/${area}')`

/**
 * The sum of an area's texts. In a browser, a query separates the areas of a file, so that each loads alone. `site` and
 * `office` also load the other areas of the website and of the office, since a page needs them in its language only.
 */
const sumOf = (language: string, area: string, isServer: boolean): string => {
  const files = filesIn(language).filter(({ areas }) => areas.includes(area))
  const imports = files.map(
    ({ file }, at) =>
      `import { ${area} as part${at} } from ${JSON.stringify(`${file}${isServer ? '' : `?${area}`}`)}`,
  )
  return [
    ...imports,
    `export default { ${files.map((_file, at) => `...part${at}`)} }`,
    area === 'site' &&
      `export const areas = ${areasIn(language, (other) => other !== area && !officeArea.test(other))}`,
    area === 'office' && `export const areas = ${areasIn(language, (other) => officeArea.test(other))}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The texts that every page begins with, by language. */
const sites = () =>
  `export const sites = { ${languages.map((language) => `${language}: ${loaderOf(language, 'site')}`)} }`

/** One module for each language and area of texts: the exports of that name in all files of `src/i18n`. */
export const textAreas = (): Plugin => ({
  name: 'text-areas',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id, options) {
    if (!id.startsWith(resolvedPrefix)) return undefined
    // A file may get an area that it had no texts for.
    for (const { file } of languages.flatMap(filesIn)) this.addWatchFile(file)
    const [language = '', area] = id.slice(resolvedPrefix.length).split('/')
    return area ? sumOf(language, area, Boolean(options?.ssr)) : sites()
  },
})
