import * as z from 'zod/mini'

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

/** Trimmed single-line text of at most `limit` characters. */
export const textLine = (limit = 200) => z.string().check(z.trim(), maxLength(limit), onOneLine)
export const optionalText = (limit = 200) => z.optional(textLine(limit))

/** The same, and not empty. */
export const requiredText = (message = 'val.generic.required', limit = 200) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), maxLength(limit), onOneLine)

/** Trimmed multi-line text. */
export const textLines = (limit: number) => z.string().check(severalLines, z.trim(), maxLength(limit))
export const optionalLines = (limit: number) => z.optional(textLines(limit))

export const requiredLines = (limit: number, message = 'val.generic.required', least = 1) =>
  z.string({ error: message }).check(severalLines, z.trim(), z.minLength(least, message), maxLength(limit))

/** Characters that Unicode counts as letters but that render as blank. */
const blankLetters = /[\u115f\u1160\u3164\uffa0]/g

/** A person's name: at least one visible letter. */
export const personName = (required: string, limit = 100) =>
  requiredText(required, limit).check(
    z.refine((name) => name === '' || /\p{L}/u.test(name.replace(blankLetters, '')), 'val.name.letter'),
  )
