import { invalidField } from '#http/errors.ts'
import type { Content } from '../content.ts'
import { agreementPaper, type PaperUse } from './agreement-paper.ts'
import { drawPaper, UndrawableError } from './pdf/draw.ts'

/** The field that contains one of the characters. */
const fieldOf = ({ textAr, textEn, payerName }: Content, characters: readonly string[]): string => {
  const fields = { textEn, payerName, textAr }
  const found = Object.entries(fields).find(([, text]) => characters.some((each) => text.includes(each)))
  return found?.[0] ?? 'instalments'
}

/** The file of a version. A character without a glyph is refused at its field. */
export const drawContent = async (
  content: Content,
  { use, at, logo }: { use: PaperUse; at: Date; logo: string },
): Promise<Buffer> => {
  try {
    return await drawPaper(agreementPaper(content, { use, logo }), at)
  } catch (error) {
    if (!(error instanceof UndrawableError)) throw error
    const { characters } = error
    const query = new URLSearchParams({ characters: characters.join(' ') })
    return invalidField(fieldOf(content, characters), `val.engagement.characters?${query}`)
  }
}
