import * as z from 'zod/mini'
import { foldedLine } from './text.ts'

const expired = 'error.link_expired'

/** The token of a private link, as copied from a mail. */
export const linkToken = z
  .string(expired)
  .check(foldedLine, z.minLength(1, expired), z.maxLength(200, expired))
