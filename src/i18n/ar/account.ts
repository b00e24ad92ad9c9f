import { ownAccount } from './own-account.ts'

export const account = { ...ownAccount }
