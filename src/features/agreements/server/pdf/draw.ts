import { AppError } from '#http/errors.ts'
import { DrawingProcess } from './drawing-process.ts'
import type { Paper } from './paper.ts'

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
export const drawPaper = async (paper: Paper, at: Date): Promise<Buffer> => {
  const drawn = await drawingProcess.draw({ paper, at: Math.floor(at.getTime() / 1000), maxPages })
  if ('pdf' in drawn) return Buffer.from(drawn.pdf)
  if ('characters' in drawn) throw new UndrawableError(drawn.characters)
  if ('pages' in drawn) throw new TooLongError(`${drawn.pages} pages`)
  if ('unavailable' in drawn) throw new AppError('pdf_unavailable')
  throw new Error(`the agreement was not drawn: ${drawn.failed}`)
}
