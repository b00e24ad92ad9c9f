import { Fragment } from 'react'
import type { MarkedText } from '#i18n/marked-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, type Language } from '#languages/language.ts'
import './highlighted-text.css'

/** A text in its language, with the matches of a search marked. */
export const HighlightedText = ({ of, language }: { of: MarkedText; language: Language }) => {
  const page = useTranslation().language
  const words = <Marked of={of} />
  if (page === language) return words
  return (
    <span lang={language} dir={directionOf(language)}>
      {words}
    </span>
  )
}

const Marked = ({ of: { text, marks } }: { of: MarkedText }) => (
  <>
    {marks.map(([from, upTo], at) => (
      <Fragment key={from}>
        {text.slice(at === 0 ? 0 : marks[at - 1]?.[1], from)}
        <mark>{text.slice(from, upTo)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
)
