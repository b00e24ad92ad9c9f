import { directionOf, type Language, otherLanguage } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import './navigation.css'

/** The other language in its own name. A link, so that it works with scripts off; `onSwitch` keeps the page instead. */
export const LanguageSwitch = ({
  href,
  onSwitch,
}: {
  /** The same page in the other language. */
  href: string
  onSwitch?: (language: Language) => void
}) => {
  const { t, language } = useTranslation()
  const other = otherLanguage(language)
  return (
    <a
      className="language-switch"
      href={href}
      lang={other}
      hrefLang={other}
      dir={directionOf(other)}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
        if (!onSwitch || opensElsewhere) return
        event.preventDefault()
        onSwitch(other)
      }}
    >
      {t(other === 'ar' ? 'nav.switchToAr' : 'nav.switchToEn')}
    </a>
  )
}
