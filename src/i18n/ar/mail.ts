import { mailAccount } from './mail-account.ts'
import { mailEvents } from './mail-events.ts'
import { mailLetters } from './mail-letters.ts'
import { mailTwoFactor } from './mail-two-factor.ts'
import { privacyMail } from './privacy-mail.ts'

export const mail = { ...mailLetters, ...mailEvents, ...mailTwoFactor, ...mailAccount, ...privacyMail }
