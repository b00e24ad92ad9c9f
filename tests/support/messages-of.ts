import * as z from 'zod/mini'

/** The error messages of a schema for a value; empty if it is valid. */
export const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] => {
  const result = z.safeParse(schema, value)
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

/** The error messages of a schema, by the path of their field; empty if the value is valid. */
export const fieldMessagesOf = (schema: z.ZodMiniType, value: unknown): Record<string, string> =>
  Object.fromEntries(
    z.safeParse(schema, value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )
