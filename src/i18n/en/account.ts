import { ownAccount } from './own-account.ts'
import { ownAddress } from './own-address.ts'

/** The words of the own account, the same for clients and the office. */
export const account = { ...ownAccount, ...ownAddress }
