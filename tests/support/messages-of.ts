import * as z from 'zod/mini'

/** What a schema says of a value; nothing where it takes it. */
export const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] => {
  const result = z.safeParse(schema, value)
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}
