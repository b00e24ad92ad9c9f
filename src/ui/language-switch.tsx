import { useTranslation } from '#i18n/translate.tsx'
import { factsOf, type Language, otherLanguages } from '#languages/language.ts'
import './navigation.css'

/** Each other language in its own name. A link, so that it works with scripts off; `onSwitch` keeps the page instead. */
export const LanguageSwitch = ({
  hrefIn,
  onSwitch,
}: {
  /** The same page in another language. */
  hrefIn: (language: Language) => string
  onSwitch?: (language: Language) => void
}) =>
  otherLanguages(useTranslation().language).map((other) => (
    <a
      key={other}
      className="language-switch"
      href={hrefIn(other)}
      lang={other}
      hrefLang={other}
      dir={factsOf(other).direction}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
        if (!onSwitch || opensElsewhere) return
        event.preventDefault()
        onSwitch(other)
      }}
    >
      {factsOf(other).name}
    </a>
  ))
