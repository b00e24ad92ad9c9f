import * as z from 'zod/mini'
import { foldNumber, foldSigns, foldText } from './fold.ts'

/** Removes invisible characters and surrounding spaces from single-line text. */
export const foldedLine = z.overwrite((text: string) => foldSigns(text).trim())

/** The same for a name or a text, which may have joiners between its letters. */
const textOnOneLine = z.overwrite((text: string) => foldText(text).trim())

/** The same as `foldedLine`, with the digits of every script as ASCII: for numbers, codes and addresses. */
export const foldedNumber = z.overwrite(foldNumber)

export const maxLength = (limit: number) => z.maxLength(limit, `val.generic.maxLength?max=${limit}`)

/**
 * Single-line text must not contain line breaks or other control characters, which could inject into a terminal, a file
 * or a mail header. NUL is refused separately, in any text.
 */
const onOneLine = z.refine<string>((text) => !/[^\P{Cc}\0]/u.test(text), 'val.generic.oneLine')

/**
 * Multi-line text keeps line breaks and tabs. Other control characters, usually pasted along by accident, are dropped.
 */
const severalLines = z.overwrite((text: string) =>
  text.replace(/\r\n?|[\v\f\u0085]/g, '\n').replace(/[^\P{Cc}\n\t\0]/gu, ''),
)

/**
 * Single-line text of at most `limit` characters, without surrounding spaces, and without invisible characters except
 * joiners between letters.
 */
export const textLine = (limit = 200) => z.string().check(textOnOneLine, maxLength(limit), onOneLine)
export const optionalText = (limit = 200) => z.optional(textLine(limit))

/** The same, and not empty. */
export const requiredText = (message = 'val.generic.required', limit = 200) =>
  z.string({ error: message }).check(textOnOneLine, z.minLength(1, message), maxLength(limit), onOneLine)

/** The query of a list or a search. */
export const searchText = z.optional(z.string().check(foldedLine, maxLength(200)))

/** A number that the office enters as text, such as a license number. */
export const numberLine = (limit: number) => textLine(limit).check(foldedNumber)

/**
 * Prose keeps its joiners and direction marks, which affect its layout; without anything visible it is empty.
 */
const visible = z.overwrite((text: string) => (foldSigns(text).trim() === '' ? '' : text.trim()))

/** Trimmed multi-line text. */
export const textLines = (limit: number) => z.string().check(severalLines, visible, maxLength(limit))
export const optionalLines = (limit: number) => z.optional(textLines(limit))

export const requiredLines = (limit: number, message = 'val.generic.required', min = 1) =>
  z.string({ error: message }).check(severalLines, visible, z.minLength(min, message), maxLength(limit))

/** A person's name: at least one visible letter. */
export const personName = (required: string, limit = 100) =>
  z.string({ error: required }).check(
    z.refine((typed) => typed.trim() === '' || /\p{L}/u.test(foldSigns(typed)), {
      error: 'val.name.letter',
      abort: true,
    }),
    textOnOneLine,
    z.minLength(1, required),
    maxLength(limit),
    onOneLine,
  )
