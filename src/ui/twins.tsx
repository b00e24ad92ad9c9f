import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { type ContentLanguage, contentLanguageOf, otherContentLanguage } from '#languages/language.ts'

/** The two fields of a bilingual content. The one in the language of the interface comes first. */
export const Twins = (fields: Record<ContentLanguage, ReactNode>) => {
  const { language } = useTranslation()
  return [contentLanguageOf(language), otherContentLanguage(language)].map((each) => (
    <Fragment key={each}>{fields[each]}</Fragment>
  ))
}
