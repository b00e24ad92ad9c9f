import { ownAccount } from './own-account.ts'
import { twoFactor } from './two-factor.ts'

export const account = { ...ownAccount, ...twoFactor }
