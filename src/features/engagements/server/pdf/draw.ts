import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError } from '#http/errors.ts'
import { readFonts } from './fonts.ts'
import { isolated } from './isolate.ts'
import { type Layout, templateOf } from './template.ts'

/** A document of one of the layouts. Its texts are isolated before they are drawn. */
export type Paper = {
  layout: Layout
  title: string
  author: string
  /** SVG, or empty. */
  image: string
  texts: Texts
}
type Texts = { readonly [name: string]: TextValue }
type TextValue = string | boolean | null | Texts | readonly TextValue[]

type Compiler = {
  compile(options: { mainFileContent: string; inputs: Record<string, string> }): {
    result: unknown
    hasError(): boolean
    takeError(): unknown
  }
  fetchDiagnostics(error: unknown): unknown[]
  pdf(document: unknown, options: { pdfStandard: string; creationTimestamp: number }): Buffer
  evictCache(maxAge: number): void
}

let opened: Promise<Compiler> | undefined

/** Loaded at the first agreement. Throws if the machine lacks the native part. */
const openCompiler = (): Promise<Compiler> => {
  opened ??= open()
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

const open = async (): Promise<Compiler> => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  return NodeCompiler.create({ fontArgs: [{ fontBlobs: await readFonts() }] }) as unknown as Compiler
}

/** The age in drawings after which the compiler forgets intermediate results. */
const maxCacheAge = 10

/** The title of a clause, such as `أولًا: نطاق العمل` or `1. Scope of work`: bold, and never alone at the end of a page. */
const isHeading = (line: string): boolean =>
  line.length <= 60 && /^(?:\p{L}+ًا\s?[:.-]|\p{Nd}{1,2}[.)-])\s/u.test(line) && !line.endsWith('.')

const linesOf = (text: string) =>
  text.split('\n').map((line) => ({ text: isolated(line), isHeading: isHeading(line) }))
/** Texts of several lines become paragraphs and headings; all others are isolated. */
const drawnOf = (value: TextValue, name = ''): unknown => {
  if (value === '' || asTheyAre.includes(name)) return value
  if (typeof value === 'string') return severalLines.includes(name) ? linesOf(value) : isolated(value)
  if (value === null || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map((each) => drawnOf(each as TextValue))
  return Object.fromEntries(Object.entries(value as Texts).map(([key, each]) => [key, drawnOf(each, key)]))
}
const severalLines = ['text', 'note']
/** Isolated already, or no text. */
const asTheyAre = ['footer', 'qr']

/** The fonts lack characters of the text. PDF/A refuses boxes. */
export class UndrawableError extends Error {
  readonly characters: readonly string[]
  constructor(characters: readonly string[]) {
    super('the fonts of agreements lack characters of this one')
    this.characters = characters
  }
}

/** The characters in the diagnostics of the compiler. */
const undrawableIn = (diagnostics: string): string[] => [
  ...new Set([...diagnostics.matchAll(/the text `\\?"(.+?)\\?"` could not/gu)].map(([, text = '']) => text)),
]

/** A PDF/A-2b of the agreement. The same paper and instant give the same bytes. */
export const drawPaper = async ({ layout, texts, ...paper }: Paper, at: Date): Promise<Buffer> => {
  const compiler = await openCompiler().catch(() => {
    throw new AppError('pdf_unavailable')
  })
  const date = todayInRiyadh(at).split('-').map(Number)
  const data = JSON.stringify({ ...paper, ...(drawnOf(texts) as object), date })
  const compiled = compiler.compile({ mainFileContent: templateOf(layout), inputs: { data } })
  if (compiled.hasError())
    throw new Error(
      `the agreement was not drawn: ${JSON.stringify(compiler.fetchDiagnostics(compiled.takeError()))}`,
    )
  try {
    const creationTimestamp = Math.floor(at.getTime() / 1000)
    return compiler.pdf(compiled.result, { pdfStandard: 'a-2b', creationTimestamp })
  } catch (error) {
    const characters = undrawableIn(String(error))
    throw characters.length > 0 ? new UndrawableError(characters) : error
  } finally {
    compiler.evictCache(maxCacheAge)
  }
}
