import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useId, useMemo, useState } from 'react'
import type { Article } from '#features/publications/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, type Language } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'

/** The contents list of a long text; the current heading is marked with a triangle. */
export const ArticleContents = ({
  contents,
  language,
  title,
}: {
  contents: Article['contents']
  language: Language
  /** Set if the text is not a publication. */
  title?: string
}) => {
  const { t } = useTranslation()
  const name = title ?? t('publications.contents')
  const titleId = useId()
  const entries = useMemo(() => entriesOf(contents), [contents])
  const current = useCurrentHeading(entries)
  if (entries.length === 0) return null
  return (
    <nav aria-labelledby={titleId} data-follows>
      <details className="fold contents">
        <summary>
          {name}
          <Icon icon={ChevronDown} size="medium" />
        </summary>
        <h2 id={titleId}>{name}</h2>
        <ol lang={language} dir={directionOf(language)}>
          {entries.map(({ id, text }, at) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current || undefined}>
                <span className="number" aria-hidden="true">
                  {at + 1}
                </span>
                {withoutNumber(text, at + 1)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

/** Removes the number from a heading that has its own, since the list is numbered. */
const withoutNumber = (text: string, number: number): string =>
  text.replace(new RegExp(`^${number}[.)]\\s+`), '')

/** A text with fewer headings is short enough without a list. */
const fewest = 3

/** The headings to list: top-level ones if there are enough, else all. */
const entriesOf = (contents: Article['contents']): Article['contents'] => {
  const top = Math.min(...contents.map(({ level }) => level))
  const chapters = contents.filter(({ level }) => level === top)
  if (chapters.length >= fewest) return chapters
  return contents.length >= fewest ? contents : []
}

/** A heading above this share of the viewport counts as reached. */
const line = 0.35
/** Everything above the line counts as visible, so that an observer fires only when a heading crosses the line. */
const farAbove = '1000000px'

/** The id of the heading being read; undefined above the first. */
const useCurrentHeading = (headings: readonly { id: string }[]): string | undefined => {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const note = () => {
      const reached = elements.filter(
        (element) => element.getBoundingClientRect().top <= window.innerHeight * line,
      )
      setCurrent(reached.at(-1)?.id)
    }
    const observer = new IntersectionObserver(note, {
      rootMargin: `${farAbove} 0px ${-(1 - line) * 100}% 0px`,
    })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [headings])
  return current
}
