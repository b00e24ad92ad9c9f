import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { currentUserKey, savePreferredLanguage } from '#features/auth/browser/api.ts'
import { otherLanguage } from '#i18n/language.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { useLanguageControl } from './language-provider.tsx'

/** Switches in place; without scripts it is a link to the same page in the other language. */
export const LanguageToggle = () => {
  const { language, switchLanguage } = useLanguageControl()
  const [path] = useLocation()
  const parameters = new URLSearchParams(useSearch())
  parameters.set('lang', otherLanguage(language))
  const queryClient = useQueryClient()
  return (
    <LanguageSwitch
      href={`${path}?${parameters}`}
      onSwitch={async (next) => {
        await switchLanguage(next)
        // Rules the mail of whoever is logged in; the switch itself does not wait for it.
        if (queryClient.getQueryData(currentUserKey))
          await savePreferredLanguage(next)
            .then((user) =>
              queryClient.setQueryData(currentUserKey, (known: object) => ({ ...known, ...user })),
            )
            .catch(() => undefined)
      }}
    />
  )
}
