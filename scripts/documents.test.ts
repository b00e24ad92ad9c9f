import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kinds } from './import-law.ts'

const root = join(import.meta.dirname, '..')
const found = (...patterns: string[]) => globSync(patterns, { cwd: root })
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const documents = found('*.md', 'docs/**/*.md', 'src/**/*.md')
const records = found('docs/decisions/0*.md')
const sources = found('{src,scripts,tests}/**/*.{ts,tsx,mjs,css}')

/** Paths are relative to the root, to `src`, or to the folder of the section's feature. */
const places = ['', 'src', 'src/features', ...found('src/features/*')]
const isThere = (path: string) => places.some((place) => existsSync(join(root, place, path)))

it.each(documents)('finds every file and script that %s mentions', (document) => {
  const text = read(document)
  const paths = namesIn(text, /`(?!DATA_DIR)([\w-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|sql|md|json))`/g)
  const links = namesIn(text, /\]\(([^)#:]+\.\w+)(?:#[^)]*)?\)/g)
  const scripts = namesIn(text, /npm run ([\w:]+)/g)
  expect(paths.filter((path) => !isThere(path))).toEqual([])
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
  expect(scripts.filter((script) => !(script in JSON.parse(read('package.json')).scripts))).toEqual([])
})

it('finds every file that a comment or a document mentions by its name', () => {
  const files = new Set(
    found('*', '{src,scripts,tests,migrations,deploy,docs}/**/*').map((path) => basename(path)),
  )
  const prose = [
    ...documents.map((source) => ({ source, text: read(source) })),
    ...sources.map((source) => ({
      source,
      text:
        read(source)
          .match(/\/\*[\s\S]*?\*\/|(?<!\S)\/\/ .*/g)
          ?.join() ?? '',
    })),
  ]
  const mentioned = prose.flatMap(({ source, text }) =>
    namesIn(text, /`(?:[\w./-]*\/)?([\w.-]+\.(?:tsx?|mjs|css|sql|md))`/g).map((file) => ({ source, file })),
  )
  expect(mentioned.filter(({ file }) => !files.has(file))).toEqual([])
})

it('counts no files, calls or packages in a document that describes the present', () => {
  const count =
    /\b(?:\d[\d,]*|eight|nine|ten|eleven|twelve) (?:packages|modules|tests|calls|tables|commits|features)\b/
  const present = documents.filter((document) => !records.includes(document))
  expect(present.filter((document) => count.test(read(document)))).toEqual([])
})

it('lists the calls with an idempotency key', () => {
  const calls = found('src/features/*/server/*routes.ts')
    .flatMap((source) => read(source).split(/\bon\((?=\s*')/))
    .filter((handler) => handler.includes('repeatableCall('))
    .flatMap((handler) => namesIn(handler, /^\s*'(POST [^']+)'/g))
  expect(namesIn(read('docs/api.md'), /^- `(POST [^`]+)`/gm)).toEqual([...new Set(calls)].sort())
})

it('has the import rules of the lint in ARCHITECTURE.md', () => {
  const kindOf = (folder: string) => ({ 'firm-time': 'firmTime', 'features/*': 'nouns' })[folder] ?? folder
  const rows = read('ARCHITECTURE.md')
    .match(/(?<=\| Folder \| May import \|\n.*\n)(?:\|.*\n)+/)?.[0]
    .trim()
    .split('\n')
  for (const row of rows ?? [])
    for (const folder of namesIn(row.split('|')[1] ?? '', /`([^`]+)`/g)) {
      const [seen = '', types = ''] = row.split('|')[2]?.split('types of') ?? []
      const { sees, types: typed = [] } = kinds[kindOf(folder)] ?? { sees: [folder] }
      expect({
        folder,
        sees: namesIn(seen, /`([^`]+)`/g)
          .map(kindOf)
          .sort(),
      }).toEqual({ folder, sees: [...sees].sort() })
      expect({ folder, types: namesIn(types, /`([^`]+)`/g).sort() }).toEqual({
        folder,
        types: [...typed].sort(),
      })
    }
  expect(rows).toHaveLength(11)
})

it('has American spelling', () => {
  const british =
    /(?<![\w/`-])(?:behaviour|colour|cancelled|favour|licences?|instalments?|payed|organis\w+|sanitis\w+)\b/i
  const ours = documents.filter((document) => document !== 'docs/specification.md')
  expect(ours.filter((document) => british.test(read(document).replaceAll(/`[^`]*`/g, '')))).toEqual([])
})

describe('the decision records', () => {
  it('have a status and a row in their list', () => {
    const list = read('docs/decisions/README.md')
    expect(records.filter((record) => !/\n\nStatus: accepted/.test(read(record)))).toEqual([])
    expect(records.filter((record) => !list.includes(`](${basename(record)})`))).toEqual([])
  })

  it('are few and short', () => {
    const words = records.map((record) => read(record).split(/\s+/).length)
    expect(records.length).toBeLessThanOrEqual(45)
    expect(Math.max(...words)).toBeLessThanOrEqual(650)
    expect(words.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(24_000)
  })

  it('are numbered as they are cited', () => {
    const numbers = new Set(records.map((record) => Number(basename(record).slice(0, 4))))
    const cited = [...sources, ...documents].flatMap((source) =>
      namesIn(read(source), /\b[Dd]ecision (\d+)\b/g).map((number) => ({ source, number: Number(number) })),
    )
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([])
  })
})
