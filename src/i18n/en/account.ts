import { ownAccount } from './own-account.ts'
import { ownAddress } from './own-address.ts'
import { ownPrivacy } from './own-privacy.ts'
import { passkeys } from './passkeys.ts'
import { twoFactor } from './two-factor.ts'

/** The user's account, for clients and the office. */
export const account = { ...ownAccount, ...ownAddress, ...ownPrivacy, ...twoFactor, ...passkeys }
