import { auth } from './auth.ts'
import { common } from './common.ts'
import { home } from './home.ts'
import { validation } from './validation.ts'

/** What every visitor may read: public pages, forms and accounts. */
export const site = { ...common, ...home, ...auth, ...validation }
