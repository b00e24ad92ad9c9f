import { ownAccount } from './own-account.ts'
import { ownAddress } from './own-address.ts'

export const account = { ...ownAccount, ...ownAddress }
