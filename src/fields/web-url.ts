import * as z from 'zod/mini'
import { foldedLine } from './text.ts'

/**
 * A user name before the host, as in https://bank.example@other.example, is a phishing trick: it looks like
 * the host.
 */
export const isWithoutUser = (address: string): boolean =>
  !/^[a-z][\w+.-]*:\/\/[^/?#\\]*@/i.test(address) && !/\p{Cc}/u.test(address)

/** The address of a website or a profile. */
export const webUrl = z
  .string()
  // Checked first, because the URL check drops line breaks.
  .check(foldedLine, z.maxLength(500), z.refine(isWithoutUser), z.url({ protocol: /^https?$/ }))
