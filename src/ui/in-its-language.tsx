import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, type Language } from '#languages/language.ts'

/**
 * Renders the result of `localized`, with a `lang` attribute when a missing translation shows the other language
 * (P4.5).
 */
export const InItsLanguage = ({ text, language }: { text: string; language: Language }) => {
  const page = useTranslation().language
  if (page === language) return text
  return (
    <span className="other-language" lang={language} dir={directionOf(language)}>
      {text}
    </span>
  )
}
