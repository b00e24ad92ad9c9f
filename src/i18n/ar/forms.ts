import { auth } from './auth.ts'
import { consultation } from './consultation.ts'
import { validation } from './validation.ts'

export const forms = { ...auth, ...consultation, ...validation }
