import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

/** Paths are relative to the root, to `src`, or to the folder of the section's feature. */
const places = ['', 'src', 'src/features', ...globSync('src/features/*', { cwd: root })]
const isThere = (path: string) => places.some((place) => existsSync(join(root, place, path)))

const namesIn = (document: string, pattern: RegExp) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(pattern)].map(([, name = '']) => name)

it.each(documents)('finds every file that %s mentions', (document) => {
  const paths = namesIn(document, /`(?!DATA_DIR)([\w-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|sql|md|json))`/g)
  const links = namesIn(document, /\]\(([^)#:]+\.\w+)(?:#[^)]*)?\)/g)
  expect(paths.filter((path) => !isThere(path))).toEqual([])
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
})
