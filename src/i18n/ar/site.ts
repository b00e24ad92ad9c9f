import { auth } from './auth.ts'
import { common } from './common.ts'
import { home } from './home.ts'
import { validation } from './validation.ts'

export const site = { ...common, ...home, ...auth, ...validation }
