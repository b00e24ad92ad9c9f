import * as z from 'zod/mini'

/** The error messages of a schema for a value; empty if it is valid. */
export const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] => {
  const result = z.safeParse(schema, value)
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}
