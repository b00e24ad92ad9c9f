import * as z from 'zod/mini'
import { foldedNumber } from './text.ts'

/** Aborts the checks, since the pattern of an address is slow on long input. */
const maxLength = z.maxLength(254, { error: 'val.generic.maxLength?max=254', abort: true })

export const emailAddress = (message = 'val.generic.email', required = 'val.generic.required') =>
  z
    .string({ error: required })
    .check(foldedNumber, z.toLowerCase(), z.minLength(1, required), maxLength, z.email(message))
