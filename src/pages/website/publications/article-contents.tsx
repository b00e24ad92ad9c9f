import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useMemo } from 'react'
import type { Article } from '#features/publications/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, type Language } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import { useCurrentHeading } from './use-current-heading.ts'

/** The headings of a long text; the one being read is marked with a triangle. */
export const ArticleContents = ({
  contents,
  language,
  title,
}: {
  contents: Article['contents']
  language: Language
  /** Where the text is no publication. */
  title?: string
}) => {
  const { t } = useTranslation()
  const name = title ?? t('publications.contents')
  const titleId = useId()
  const entries = useMemo(() => entriesOf(contents), [contents])
  const current = useCurrentHeading(entries)
  if (entries.length === 0) return null
  return (
    <nav aria-labelledby={titleId}>
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

/** A heading that brings its own number is not numbered twice. */
const withoutNumber = (text: string, number: number): string =>
  text.replace(new RegExp(`^${number}[.)]\\s+`), '')

/** Fewer headings need no list: the text is short. */
const fewest = 3

/** The headings worth listing: the chapters where there are enough of them, else all headings. */
const entriesOf = (contents: Article['contents']): Article['contents'] => {
  const top = Math.min(...contents.map(({ level }) => level))
  const chapters = contents.filter(({ level }) => level === top)
  if (chapters.length >= fewest) return chapters
  return contents.length >= fewest ? contents : []
}
