import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import {
  type ContentLanguage,
  contentLanguageOf,
  directionOf,
  type Language,
  otherContentLanguage,
} from '#languages/language.ts'

/** The two fields of a bilingual content. The one in the language of the interface comes first. */
export const Twins = (fields: Record<ContentLanguage, ReactNode>) => {
  const { language } = useTranslation()
  return [contentLanguageOf(language), otherContentLanguage(language)].map((each) => (
    <Fragment key={each}>{fields[each]}</Fragment>
  ))
}

/** A bilingual name in a table row: the page's language first, the other language below. */
export const TwinNames = ({
  first,
  second,
  missing,
}: {
  first: { text: string; language: Language }
  /** Empty without a translation. */
  second: { text: string; language: Language }
  /** Shown if the translation is missing. */
  missing: string
}) => (
  <>
    <span className="cell-main" lang={first.language}>
      <bdi>{first.text}</bdi>
    </span>
    {second.text ? (
      <span className="cell-sub" lang={second.language}>
        <bdi dir={directionOf(second.language)}>{second.text}</bdi>
      </span>
    ) : (
      <span className="cell-sub">{missing}</span>
    )}
  </>
)
