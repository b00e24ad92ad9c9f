import { isSameName } from '#features/conflicts/server/names/same-name.ts'
import { fullNameOf } from '#features/users/names.ts'
import type { User } from '#features/users/schema.ts'
import { AppError } from '#http/errors.ts'

/** The input of the recorder. An omitted number or address is taken from the account; an empty one removes it. */
type Caller = {
  firstName: string
  lastName?: string | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
}

/**
 * Refuses a caller whose name, number and address all differ from those of the account: the owner of the
 * account would read the request of somebody else. A call with `confirmsPerson` skips this.
 */
export const refuseOtherPerson = (
  account: User,
  { firstName, lastName = '', phone, email }: Caller,
): void => {
  const name = fullNameOf(account).trim()
  if (isSame(phone ?? '', account.phone ?? '') || isSame(email ?? '', account.email)) return
  const isOmitted = (phone === undefined && account.phone !== null) || email === undefined
  if (isOmitted) return
  if (isSameName(`${firstName} ${lastName}`.trim(), name)) return
  throw new AppError('other_person', { detail: `error.other_person?${new URLSearchParams({ name })}` })
}

/** Two empty values do not prove anything. */
const isSame = (one: string, other: string): boolean =>
  one !== '' && one.toLowerCase() === other.toLowerCase()
