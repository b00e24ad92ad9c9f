import { auth } from './auth.ts'
import { consultation } from './consultation.ts'
import { contact } from './contact.ts'
import { controls } from './controls.ts'
import { validation } from './validation.ts'

export const forms = { ...controls, ...auth, ...consultation, ...contact, ...validation }
