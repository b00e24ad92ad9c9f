// Checks all imports in `src` against `import-law.ts`, including type and lazy imports, and finds cycles
// between the folders of `features`. Tests are exempt. Run directly, it prints its results.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { kinds, packages } from './import-law.ts'

type Import = {
  file: string
  line: number
  name: string
  isType: boolean
  isLazy: boolean
  /** A path within `src`; undefined for a package. */
  to: string | undefined
}

const isCode = (name: string) => /\.[cm]?[jt]sx?$/.test(name) && !/\.(test|matrix|d)\.\w+$/.test(name)

/** Matches too much rather than too little: a false match does not resolve to one of our files. */
const importing = /\b(from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)*(['"`])([^'"`\n]+)\2/g

const listImports = (src: string): Import[] => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  return files
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isCode)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(src, file), 'utf8')
      return [...text.matchAll(importing)].map(({ 1: word, 3: name = '', index }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        name,
        isType: word === 'from' && isOfTypes(text.slice(0, index)),
        isLazy: word === 'import' && /^import\s*\(/.test(text.slice(index)),
        to: pathOf(file, name),
      }))
    })
}

/** Whether the statement at the end of a text imports only types. */
const isOfTypes = (text: string) =>
  /^\w+\s+type\b/.test(text.slice(Math.max(text.lastIndexOf('import'), text.lastIndexOf('export'))))

const pathOf = (file: string, name: string): string | undefined => {
  if (name.startsWith('#')) return posix.normalize(name.slice(1))
  return name.startsWith('.') ? posix.join(posix.dirname(file), name) : undefined
}

const kindOf = (file: string) => Object.keys(kinds).find((kind) => kinds[kind]?.files.test(file))
const nounOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1]

/** The fault of an import, or undefined. */
const faultOf = ({ file, name, isType, isLazy, to }: Import): string | undefined => {
  const kind = kindOf(file)
  const law = kind && kinds[kind]
  if (!law) return 'belongs to no kind of file: scripts/import-law.ts names them'
  if (to === undefined) {
    const owner = packages.find(({ names }) => names.test(name))
    return owner && !owner.in.includes(kind) ? `${kind} may not import ${name}` : undefined
  }
  if (to.endsWith('.css')) return undefined
  const seen = kindOf(to)
  const { sees, types = [], lazily = [], isOfItsNoun } = law
  if (seen === kind) {
    const isForeign = isOfItsNoun && nounOf(file) !== nounOf(to)
    return isForeign ? `${kind} may not import ${kind} of another noun` : undefined
  }
  if (!seen) return 'is no file of ours'
  if (sees.includes(seen) || (isType && types.includes(seen))) return undefined
  if ((isType || isLazy) && lazily.includes(seen)) return undefined
  return `${kind} may not import ${seen}`
}

/** The imports that form a cycle between features. */
const circlesOf = (imports: Import[]) => {
  const between = imports.flatMap((each) => {
    const [from, to] = [nounOf(each.file), each.to === undefined ? undefined : nounOf(each.to)]
    return from && to && from !== to ? [{ ...each, from, noun: to }] : []
  })
  const reachedFrom = (start: string, reached = new Set<string>()): Set<string> => {
    for (const { from, noun } of between)
      if (from === start && !reached.has(noun)) reachedFrom(noun, reached.add(noun))
    return reached
  }
  const nouns = new Set(between.map(({ from }) => from))
  const reached = new Map([...nouns].map((noun) => [noun, reachedFrom(noun)]))
  return between.filter(({ from, noun }) => reached.get(noun)?.has(from))
}

/** One line for each forbidden import. */
export const findFaults = (src: string): string[] => {
  const imports = listImports(src)
  const describe = ({ file, line, name }: Import, fault: string) =>
    `src/${file}:${line} imports ${name}: ${fault}`
  const unlawful = imports.flatMap((each) => {
    const fault = faultOf(each)
    return fault ? [describe(each, fault)] : []
  })
  const circles = circlesOf(imports).map((each) =>
    describe(each, `${each.from} and ${each.noun} make a circle of nouns`),
  )
  return [...unlawful, ...circles]
}

if (import.meta.main) {
  const faults = findFaults(join(import.meta.dirname, '../src'))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
