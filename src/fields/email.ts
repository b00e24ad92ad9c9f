import * as z from 'zod/mini'
import { maxLength } from './text.ts'

export const emailAddress = (message = 'val.generic.email', required = 'val.generic.required') =>
  z
    .string({ error: required })
    .check(z.trim(), z.toLowerCase(), z.minLength(1, required), maxLength(254), z.email(message))
