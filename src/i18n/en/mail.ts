import { mailAccount } from './mail-account.ts'
import { mailAppointments } from './mail-appointments.ts'
import { mailEvents } from './mail-events.ts'
import { mailMessages } from './mail-messages.ts'
import { mailPasskey } from './mail-passkey.ts'
import { mailTwoFactor } from './mail-two-factor.ts'
import { privacyMail } from './privacy-mail.ts'

/** Mail. Only the server uses these texts. */
export const mail = {
  ...mailMessages,
  ...mailEvents,
  ...mailAppointments,
  ...mailTwoFactor,
  ...mailPasskey,
  ...mailAccount,
  ...privacyMail,
}
