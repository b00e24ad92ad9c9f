import { useQuery } from '@tanstack/react-query'
import type { Values } from '#i18n/dictionary.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { deliversMail } from '../setting-values.ts'
import { settingsQuery } from './api.ts'

type WithoutMail<Key> = Key extends `noMail.${infer Text}` ? Text : never
/** Texts that promise an email; `noMail.…` is the same text for a site without a mail server. */
type MailText = WithoutMail<TextKey>

/** Returns the key of the text that applies to this site. */
export const useMailKey = (): ((key: MailText) => TextKey) => {
  const { data = [] } = useQuery(settingsQuery())
  return (key) => (deliversMail(data) ? key : `noMail.${key}`)
}

/** Translates texts that promise an email only if email is delivered. */
export const useMailText = (): ((key: MailText, values?: Values) => string) => {
  const { t } = useTranslation()
  const keyOf = useMailKey()
  return (key, values) => t(keyOf(key), values)
}
