import { ownAccount } from './own-account.ts'
import { ownPrivacy } from './own-privacy.ts'

export const account = { ...ownAccount, ...ownPrivacy }
