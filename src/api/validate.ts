import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { AppError, type FieldError } from '#http/errors.ts'

/** Validates a request by its zod schema; all errors become one `invalid` error that lists each field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (value) => {
    const result = z.safeParse(schema, value)
    const errors = result.success ? unstorableTexts(result.data) : result.error.issues.flatMap(fieldErrorsOf)
    if (result.success && errors.length === 0) return { value: result.data }
    return { error: new AppError('invalid', { errors: firstOfEachField(errors) }) }
  }

const fieldErrorsOf = (issue: z.core.$ZodIssue): FieldError[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ field, message: 'val.unknownField' }))
  return [
    { field: issue.path.join('.'), message: isKey(issue.message) ? issue.message : 'val.generic.format' },
  ]
}

/** A longer list of errors would not help anyone. */
const maxErrors = 50

/** An empty field is also too short: the first error is enough. */
const firstOfEachField = (errors: FieldError[]): FieldError[] => {
  const first = new Map<string, FieldError>()
  for (const error of errors) {
    if (!first.has(error.field)) first.set(error.field, error)
    if (first.size === maxErrors) break
  }
  return [...first.values()]
}

/**
 * PostgreSQL refuses NUL in a text, and half of a surrogate pair would be stored as another character. This
 * check covers every route, whatever its schema.
 */
const unstorableTexts = (parsed: unknown): FieldError[] => {
  const errors: FieldError[] = []
  // A stack of values to visit, since recursion would overflow on deep input.
  const left = [{ field: '', value: parsed }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { field, value } = next
    if (typeof value === 'string' && !isStorable(value)) errors.push({ field, message: 'val.generic.format' })
    if (!isPlain(value)) continue
    for (const [name, child] of Object.entries(value)) {
      const path = field ? `${field}.${name}` : name
      if (!isStorable(name)) errors.push({ field: path, message: 'val.generic.format' })
      left.push({ field: path, value: child })
    }
  }
  return errors
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Arrays and records of JSON, not files and dates. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value)))

/** A message of our own schemas is a dictionary key; anything else is zod's English. */
const isKey = (message: string): boolean => /^[a-z]+(\.\w+)+(\?.*)?$/.test(message)
