import * as z from 'zod/mini'
import { foldedLine } from './text.ts'

/**
 * A text that is empty or of `type`; any error is reported as `message`, if given. Not a union: forms would show the
 * error of its first part instead.
 */
export const emptyOr = (type: z.ZodMiniType<string, string>, message?: string) =>
  z.pipe(
    z.string({ error: message }).check(foldedLine),
    z.transform((typed, context) => {
      const checked = typed === '' ? { data: '' } : z.safeParse(type, typed)
      if (checked.data !== undefined) return checked.data
      const reason = message ?? checked.error?.issues[0]?.message
      context.issues.push({ code: 'custom', message: reason, input: typed })
      return z.NEVER
    }),
  )
