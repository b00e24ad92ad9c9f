import { mailAccount } from './mail-account.ts'
import { mailEvents } from './mail-events.ts'
import { mailMessages } from './mail-messages.ts'
import { mailTwoFactor } from './mail-two-factor.ts'
import { privacyMail } from './privacy-mail.ts'

/** The words of our mail: for the server alone, no browser downloads them. */
export const mail = { ...mailMessages, ...mailEvents, ...mailTwoFactor, ...mailAccount, ...privacyMail }
