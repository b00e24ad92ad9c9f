import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { currentUserKey, savePreferredLanguage } from '#features/auth/api.ts'
import { otherLanguage } from '#i18n/language.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { useLanguageControl } from './language-provider.tsx'

/** Switches in place; without scripts it is a link to the same page in the other language. */
export const LanguageToggle = () => {
  const { language, switchLanguage } = useLanguageControl()
  const [path] = useLocation()
  const queryClient = useQueryClient()
  return (
    <LanguageSwitch
      href={`${path}?lang=${otherLanguage(language)}`}
      onSwitch={async (next) => {
        await switchLanguage(next)
        // Rules the mail of whoever is logged in; the switch itself does not wait for it.
        if (queryClient.getQueryData(currentUserKey)) await savePreferredLanguage(next).catch(() => undefined)
      }}
    />
  )
}
