import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { AppError, type FieldError } from './errors.ts'

/** Checks a request by its zod schema; what is wrong becomes one `invalid` error that names each field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (value) => {
    const result = z.safeParse(schema, value)
    if (result.success) return { value: result.data }
    return {
      error: new AppError('invalid', {
        errors: firstOfEachField(result.error.issues.flatMap(fieldErrorsOf)),
      }),
    }
  }

const fieldErrorsOf = (issue: z.core.$ZodIssue): FieldError[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ field, message: 'val.unknownField' }))
  return [
    { field: issue.path.join('.'), message: isKey(issue.message) ? issue.message : 'val.generic.format' },
  ]
}

/** A field that is empty is also too short: the first fault says enough. */
const firstOfEachField = (errors: FieldError[]): FieldError[] =>
  errors.filter(({ field }, index) => errors.findIndex((error) => error.field === field) === index)

/** A message of our own schemas is a dictionary key; anything else is zod's English. */
const isKey = (message: string): boolean => /^[a-z]+(\.\w+)+(\?.*)?$/.test(message)
