import * as z from 'zod/mini'

/**
 * A text that is empty or of `type`; any fault is reported as `message`. Not a union: with one, forms would show the
 * error of its first part instead.
 */
export const emptyOr = (type: z.ZodMiniType<string, string>, message: string) =>
  z.pipe(
    z.string({ error: message }).check(z.trim()),
    z.transform((typed, context) => {
      const checked = typed === '' ? { data: '' } : z.safeParse(type, typed)
      if (checked.data !== undefined) return checked.data
      context.issues.push({ code: 'custom', message, input: typed })
      return z.NEVER
    }),
  )
