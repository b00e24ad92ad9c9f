import { useMailText } from '#features/settings/browser/use-mail-text.ts'

/** How the client is notified of a change. */
export const MailHint = () => <p className="muted">{useMailText()('appointments.mailHint')}</p>
