import { AppError, type FieldError, invalidField } from '#http/errors.ts'
import { messageKey } from '#i18n/translator.ts'
import type { Content } from '../content.ts'
import { tooManyLines } from '../input.ts'
import { agreementPaper, type PaperUse } from './agreement-paper.ts'
import { drawPaper, maxPages, TooLongError, UndrawableError } from './pdf/draw.ts'

/** With the placeholders filled; as typed they have at most 50,000. */
const maxCharacters = 100_000
/** In a message. */
const maxShown = 10

/**
 * The file of a version. A text that is too long and characters without a glyph are refused
 * at their fields.
 */
export const drawContent = async (
  content: Content,
  { use, at, logo }: { use: PaperUse; at: Date; logo: string },
): Promise<Buffer> => {
  for (const field of ['textAr', 'textEn'] as const) {
    const message = tooManyLines(content[field])
    if (message) invalidField(field, message)
    if (content[field].length > maxCharacters) invalidField(field, tooManyPages)
  }
  try {
    return await drawPaper(agreementPaper(content, { use, logo }), at)
  } catch (error) {
    if (error instanceof TooLongError)
      return invalidField(content.textEn.length > content.textAr.length ? 'textEn' : 'textAr', tooManyPages)
    if (error instanceof UndrawableError) return refuseCharacters(content, error.characters)
    throw error
  }
}

const tooManyPages = messageKey('val.agreement.pages', { max: maxPages })

/** The texts that the agreement's form has, by field. Names come from other records. */
const fieldsOf = ({
  textAr,
  textEn,
  payerName,
  representative,
  capacity,
  instalments: installments,
}: Content): [field: string, text: string][] => [
  ['textAr', textAr],
  ['textEn', textEn],
  ['payerName', payerName],
  ['representative', representative],
  ['capacity', capacity],
  ...installments.flatMap(({ labelAr, labelEn }, index): [string, string][] => [
    [`instalments.${index}.labelAr`, labelAr],
    [`instalments.${index}.labelEn`, labelEn],
  ]),
]

const refuseCharacters = (content: Content, characters: readonly string[]): never => {
  const { clientName, partyAr, partyEn, lawyerAr, lawyerEn, firmAr, firmEn } = content
  for (const name of [clientName, partyAr, partyEn, lawyerAr, lawyerEn, firmAr, firmEn]) {
    const inName = foundIn(name, characters)
    if (inName.length === 0) continue
    const query = new URLSearchParams({ name, characters: shown(inName) })
    throw new AppError('invalid', { detail: `error.engagement_characters?${query}` })
  }
  const errors = fieldsOf(content).flatMap(([field, text]) => characterErrors(field, text, characters))
  throw new AppError('invalid', { errors })
}

/** The first line with such a character is part of the message if the text has several lines. */
const characterErrors = (field: string, text: string, characters: readonly string[]): FieldError[] => {
  const found = foundIn(text, characters)
  if (found.length === 0) return []
  const lines = text.split('\n')
  const line = lines.findIndex((each) => found.some((character) => each.includes(character))) + 1
  const key = lines.length > 1 ? 'val.agreement.charactersInLine' : 'val.agreement.characters'
  const query = new URLSearchParams({ characters: shown(found), line: String(line) })
  return [{ field, message: `${key}?${query}` }]
}

/** In the order of the text. */
const foundIn = (text: string, characters: readonly string[]): string[] =>
  characters
    .filter((each) => text.includes(each))
    .sort((one, other) => text.indexOf(one) - text.indexOf(other))

/** An invisible sign has a number instead, such as `U+F0B2`. */
const shown = (characters: readonly string[]): string =>
  characters
    .slice(0, maxShown)
    .map((each) =>
      /^[\p{Co}\p{Cn}\p{Cf}\p{Z}]/u.test(each)
        ? `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
        : each,
    )
    .join(' ')
