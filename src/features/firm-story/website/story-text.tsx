import { Fragment } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import type { StoryPart } from '../schema.ts'

type Field = 'title' | 'text' | 'detail'

/** A text of the story in the page's language, or in English and marked as such; preserves line breaks. */
export const StoryText = ({ part, field }: { part: StoryPart; field: Field }) => {
  const { text, language } = localized(part, field, useTranslation().language)
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change their order
    <Fragment key={at}>
      {at > 0 && <br />}
      <InItsLanguage text={line} language={language} />
    </Fragment>
  ))
}

/** A text whose paragraphs are separated by empty lines. */
export const StoryParagraphs = ({ part }: { part: StoryPart }) => {
  const { text, language } = localized(part, 'text', useTranslation().language)
  return text.split(/\n{2,}/).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change their order
    <p key={at}>
      <InItsLanguage text={paragraph} language={language} />
    </p>
  ))
}

/** The note beside texts that are shown in English because a translation is missing (P4.5). */
export const UntranslatedNote = ({ of: parts }: { of: readonly StoryPart[] }) => {
  const { t, language } = useTranslation()
  const isTranslated = (part: StoryPart) =>
    (['title', 'text', 'detail'] as const).every(
      (field) => !part[`${field}En`] || localized(part, field, language).language === language,
    )
  return parts.every(isTranslated) ? null : <p className="caption">{t('services.onlyInEnglish')}</p>
}
