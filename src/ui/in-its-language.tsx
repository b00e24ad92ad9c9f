import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, type Language } from '#languages/language.ts'

/** What `localized` gives: a missing translation shows the other language, and says which it is (P4.5). */
export const InItsLanguage = ({ text, language }: { text: string; language: Language }) => {
  const page = useTranslation().language
  if (page === language) return text
  return (
    <span className="other-language" lang={language} dir={directionOf(language)}>
      {text}
    </span>
  )
}
