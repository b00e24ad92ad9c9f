import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { currentUserKey, savePreferredLanguage } from '#features/auth/browser/api.ts'
import type { Language } from '#languages/language.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { useLanguageControl } from './language-provider.tsx'

/** Switches without a reload; without scripts it is a link to the same page in the other language. */
export const LanguageToggle = () => {
  const { switchLanguage } = useLanguageControl()
  const [path] = useLocation()
  const search = useSearch()
  const hrefIn = (language: Language) => {
    const parameters = new URLSearchParams(search)
    parameters.set('lang', language)
    return `${path}?${parameters}`
  }
  const queryClient = useQueryClient()
  return (
    <LanguageSwitch
      hrefIn={hrefIn}
      onSwitch={async (next) => {
        await switchLanguage(next)
        // Also sets the email language of a logged-in person. The switch does not wait for it.
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
