import * as z from 'zod/mini'

/** A name before the host, as in https://bank.example@other.example, is there to be taken for the host. */
export const isWithoutUser = (address: string): boolean =>
  !/^[a-z][\w+.-]*:\/\/[^/?#\\]*@/i.test(address) && !/\p{Cc}/u.test(address)

/** Of a website or a profile. */
export const webUrl = z
  .string()
  // First, since the check of an address leaves out the breaks in it.
  .check(z.maxLength(500), z.refine(isWithoutUser), z.url({ protocol: /^https?$/ }))
