import { readName } from '#features/conflicts/server/names/parts.ts'
import { comparisonWith } from '#features/conflicts/server/names/similarity.ts'
import { fullNameOf } from '#features/users/names.ts'
import type { User } from '#features/users/schema.ts'
import { AppError } from '#http/errors.ts'

/** The caller as recorded, with the contact of the account where the recorder left it empty. */
type Caller = { firstName: string; lastName?: string | undefined; phone: string; email: string }

/**
 * Refuses a caller whose name, number and address all differ from those of the account: the owner of the
 * account would read the request of somebody else. A call with `confirmsPerson` skips this.
 */
export const refuseOtherPerson = (
  account: User,
  { firstName, lastName = '', phone, email }: Caller,
): void => {
  const name = fullNameOf(account).trim()
  if (isSame(phone, account.phone ?? '') || isSame(email, account.email)) return
  if (isSameName(`${firstName} ${lastName}`.trim(), name)) return
  throw new AppError('other_person', { detail: `error.other_person?${new URLSearchParams({ name })}` })
}

/** Two empty values are no evidence. */
const isSame = (one: string, other: string): boolean =>
  one !== '' && one.toLowerCase() === other.toLowerCase()

/** Spellings in either script; names without letters that the keys know must be equal. */
const isSameName = (one: string, other: string): boolean =>
  isSame(one, other) || comparisonWith(readName(one))(readName(other)).isOne
