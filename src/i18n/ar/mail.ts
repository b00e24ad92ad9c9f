import { mailAccount } from './mail-account.ts'
import { mailEvents } from './mail-events.ts'
import { mailMessages } from './mail-messages.ts'
import { mailTwoFactor } from './mail-two-factor.ts'
import { privacyMail } from './privacy-mail.ts'

export const mail = { ...mailMessages, ...mailEvents, ...mailTwoFactor, ...mailAccount, ...privacyMail }
