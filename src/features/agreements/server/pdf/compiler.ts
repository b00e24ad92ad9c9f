import { families, readFonts } from './fonts.ts'
import { dataOf, type Paper } from './paper.ts'
import { withReadableText } from './readable-text.ts'
import { templateOf } from './template.ts'

type Compiler = {
  compile(options: { mainFileContent: string; inputs: Record<string, string> }): {
    result: { numOfPages: number } | null
    hasError(): boolean
    takeError(): unknown
  }
  fetchDiagnostics(error: unknown): unknown[]
  pdf(document: unknown, options: { pdfStandard: string; creationTimestamp: number }): Buffer
  evictCache(maxAge: number): void
}

/** `at` is the instant of creation, in seconds. */
export type Drawing = { paper: Paper; at: number; maxPages: number }
/** A file, or the reason for which there is none. */
export type Drawn =
  | { pdf: Uint8Array<ArrayBuffer> }
  | { characters: string[] }
  | { pages: number }
  | { failed: string }
  | { unavailable: true }

let opened: Promise<Compiler> | undefined

/** Loaded at the first agreement. Rejects if the machine lacks the native part. */
const openCompiler = (): Promise<Compiler> => {
  opened ??= open()
  return opened
}

const open = async (): Promise<Compiler> => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  return NodeCompiler.create({ fontArgs: [{ fontBlobs: await readFonts() }] }) as unknown as Compiler
}

/** The age in drawings after which the compiler forgets intermediate results. */
const maxCacheAge = 10

/** Draws a PDF/A-2b. The same drawing gives the same bytes. */
export const draw = async (drawing: Drawing): Promise<Drawn> => {
  const compiler = await openCompiler().catch(() => undefined)
  if (!compiler) return { unavailable: true }
  try {
    return drawWith(compiler, drawing)
  } finally {
    compiler.evictCache(maxCacheAge)
  }
}

const drawWith = (compiler: Compiler, { paper, at, maxPages }: Drawing): Drawn => {
  const inputs = { data: dataOf(paper, at), fonts: JSON.stringify(families) }
  const compiled = compiler.compile({ mainFileContent: templateOf(paper.layout), inputs })
  const { result } = compiled
  if (compiled.hasError() || !result)
    return { failed: JSON.stringify(compiler.fetchDiagnostics(compiled.takeError())) }
  if (result.numOfPages > maxPages) return { pages: result.numOfPages }
  try {
    const pdf = compiler.pdf(result, { pdfStandard: 'a-2b', creationTimestamp: at })
    return { pdf: withReadableText(pdf) }
  } catch (error) {
    const characters = undrawableIn(String(error))
    return characters.length > 0 ? { characters } : { failed: String(error) }
  }
}

/** The characters in the diagnostics of the compiler, where a rare one is an escape such as `\u{20c1}`. */
const undrawableIn = (diagnostics: string): string[] => [
  ...new Set(
    [...diagnostics.matchAll(/the text `\\?"(.+?)\\?"` could not/gu)].map(([, text = '']) =>
      text.replace(/\\+u\{([0-9a-f]+)\}/g, (_escape, code) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    ),
  ),
]
