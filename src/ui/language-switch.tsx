import { useTranslation } from '#i18n/translate.tsx'
import { factsOf, type Language, otherLanguages } from '#languages/language.ts'
import './navigation.css'

/**
 * A link per other language, labeled with its own name. It works without scripts; `onSwitch` switches without
 * leaving the page.
 */
export const LanguageSwitch = ({
  hrefIn,
  onSwitch,
}: {
  /** The address of this page in another language. */
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
