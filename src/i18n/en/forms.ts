import { accountLinks } from './account-links.ts'
import { auth } from './auth.ts'
import { consultation } from './consultation.ts'
import { contact } from './contact.ts'
import { controls } from './controls.ts'
import { validation } from './validation.ts'

/** Forms of accounts, field errors and refusals. */
export const forms = { ...controls, ...auth, ...accountLinks, ...consultation, ...contact, ...validation }
