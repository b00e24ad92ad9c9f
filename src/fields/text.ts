import * as z from 'zod/mini'

export const maxLength = (limit: number) => z.maxLength(limit, `val.generic.maxLength?max=${limit}`)

/**
 * What stands on one line holds neither a break nor any other sign that steers a terminal, a file or a mail. NUL is
 * refused of every text at once.
 */
const onOneLine = z.refine<string>((text) => !/[^\P{Cc}\0]/u.test(text), 'val.generic.oneLine')

/**
 * Of several lines, breaks and tabs are kept; what else nobody sees comes along from where a text was copied and is
 * left out.
 */
const severalLines = z.overwrite((text: string) =>
  text.replace(/\r\n?|[\v\f\u0085]/g, '\n').replace(/[^\P{Cc}\n\t\0]/gu, ''),
)

/** Trimmed text on one line, of at most `limit` characters. */
export const textLine = (limit = 200) => z.string().check(z.trim(), maxLength(limit), onOneLine)
export const optionalText = (limit = 200) => z.optional(textLine(limit))

/** The same of at least one character. */
export const requiredText = (message = 'val.generic.required', limit = 200) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), maxLength(limit), onOneLine)

/** Trimmed text of any number of lines. */
export const textLines = (limit: number) => z.string().check(severalLines, z.trim(), maxLength(limit))
export const optionalLines = (limit: number) => z.optional(textLines(limit))

export const requiredLines = (limit: number, message = 'val.generic.required', least = 1) =>
  z.string({ error: message }).check(severalLines, z.trim(), z.minLength(least, message), maxLength(limit))

/** Signs that are letters to Unicode and nothing to the eye. */
const blankLetters = /[\u115f\u1160\u3164\uffa0]/g

/** A name that people can read: one letter at least that shows. */
export const personName = (required: string, limit = 100) =>
  requiredText(required, limit).check(
    z.refine((name) => name === '' || /\p{L}/u.test(name.replace(blankLetters, '')), 'val.name.letter'),
  )
