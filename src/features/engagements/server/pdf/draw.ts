import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError } from '#http/errors.ts'
import type { Language } from '#languages/language.ts'
import { isHeading } from '../../lines/heading.ts'
import { isolated, isolatedValue } from '../../lines/isolate.ts'
import { DrawingProcess } from './drawing-process.ts'
import { template } from './template.ts'

/** A fact of the agreement, such as the total. */
type Fact = { label: string; value: string }
type Part = { title: string; facts: readonly Fact[]; text: string; evidenceTitle: string; evidence: string }

export type Paper = {
  /** For the properties of the file. */
  title: string
  firm: string
  footer: string
  ar: Part
  /** Its text is empty if the agreement has no English text. */
  en: Part
}

const linesOf = (text: string, language: Language) =>
  text.split('\n').map((line) => ({ text: isolated(line, language), isHeading: isHeading(line) }))

const partOf = ({ title, facts, text, evidenceTitle, evidence }: Part, language: Language) => ({
  title: isolated(title, language),
  facts: facts.map(({ label, value }) => ({ label: isolated(label, language), value: isolatedValue(value) })),
  text: text === '' ? [] : linesOf(text, language),
  evidenceTitle: isolated(evidenceTitle, language),
  evidence: linesOf(evidence, language),
})

/** The fonts lack characters of the text. PDF/A refuses boxes. */
export class UndrawableError extends Error {
  readonly characters: readonly string[]
  constructor(characters: readonly string[]) {
    super('the fonts of agreements lack characters of this one')
    this.characters = characters
  }
}

/** The agreement has more than `maxPages`. */
export class TooLongError extends Error {}

/** In all languages of an agreement. */
export const maxPages = 120

/** The one process that draws agreements. It ends with the server. */
export const drawingProcess = new DrawingProcess()

/** A PDF/A-2b of the agreement. The same paper and instant give the same bytes. */
export const drawPaper = async ({ ar, en, ...paper }: Paper, at: Date): Promise<Buffer> => {
  const date = todayInRiyadh(at).split('-').map(Number)
  const drawn = await drawingProcess.draw({
    template,
    data: JSON.stringify({ ...paper, date, ar: partOf(ar, 'ar'), en: partOf(en, 'en') }),
    at: Math.floor(at.getTime() / 1000),
    maxPages,
  })
  if ('pdf' in drawn) return Buffer.from(drawn.pdf)
  if ('characters' in drawn) throw new UndrawableError(drawn.characters)
  if ('pages' in drawn) throw new TooLongError(`${drawn.pages} pages`)
  if ('unavailable' in drawn) throw new AppError('pdf_unavailable')
  throw new Error(`the agreement was not drawn: ${drawn.failed}`)
}
