import type { Database } from '#db/connection.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import type { Language } from '#languages/language.ts'

/** `MAIL_FROM`; by default the firm's own address with its name in the mail's language. */
export const senderOf = async (
  db: Database,
  { mailFrom, admin }: { mailFrom: string | undefined; admin: { email: string } },
  language: Language = 'en',
) => {
  if (mailFrom) return mailFrom
  const settings = settingsOf(await listSettings(db))
  return {
    name: settingIn(settings, 'site_title', language),
    address: settings.contact_email || admin.email,
  }
}
