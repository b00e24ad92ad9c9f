import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useMemo } from 'react'
import type { Article } from '#features/publications/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, type Language } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import { useCurrentHeading } from './use-current-heading.ts'

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
