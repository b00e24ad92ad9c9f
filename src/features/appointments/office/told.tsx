import { useMailText } from '#features/settings/browser/use-mail-text.ts'

/** How the client learns of a change. */
export const Told = () => <p className="muted">{useMailText()('appointments.told')}</p>
